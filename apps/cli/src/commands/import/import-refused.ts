/** An import that ends without touching the stock, because of what the feed holds. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
}
