/** Raised when the catalogue is asked for what it does not hold, or holds what it may not. */
export class CatalogueError extends Error {
  override name = "CatalogueError";
}
