import UIKit

final class ExploreViewController: UIViewController, UICollectionViewDataSource {
    private let store: TripStore
    private let searchBar = UISearchBar()
    private let sortButton = UIButton(type: .system)

    private lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 56)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(DestinationCell.self, forCellWithReuseIdentifier: "DestinationCell")
        view.dataSource = self
        view.accessibilityIdentifier = A11y.Explore.collection
        return view
    }()

    init(store: TripStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = L10n.explore
        // voyager:allow index-in-identifier the order of the filters never changes
        sortButton.accessibilityIdentifier = "explore-sort-button"
        sortButton.setTitle("Sort", for: .normal)
        searchBar.searchTextField.accessibilityIdentifier = A11y.Explore.search
        let stack = UIStackView(arrangedSubviews: [searchBar, sortButton, collectionView])
        stack.axis = .vertical
        stack.frame = view.bounds
        view.addSubview(stack)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        store.destinations.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "DestinationCell", for: indexPath) as! DestinationCell
        let destination = store.destinations[indexPath.item]
        cell.nameLabel.text = destination.name
        cell.onSave = { [weak self] in self?.store.add(to: destination.name) }
        if destination.isFeatured {
            cell.accessibilityIdentifier = "explore-featured-\(indexPath.item)"
        } else {
            cell.accessibilityIdentifier = destination.trackingKey ?? "explore-destination-\(destination.code)"
        }
        return cell
    }
}
