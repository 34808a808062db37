print("voyager")
