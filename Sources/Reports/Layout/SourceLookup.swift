/// Finds a line of the audited source: its file as the report names it, its number from 1, the bytes of the line
/// without its ending. Nil where the file or line is not to be had; a report then goes without it.
package typealias SourceLookup = (_ file: String, _ line: Int) -> ArraySlice<UInt8>?
