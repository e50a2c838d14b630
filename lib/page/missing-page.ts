/** The address is well formed, but there is nothing behind it: the page answers 404. */
export class MissingPageError extends Error {
  override name = 'MissingPageError';
}

/** Ends the rendering of a page that does not exist. `hint` is shown to the visitor. */
export function missingPage(hint?: string): never {
  throw new MissingPageError(hint);
}
