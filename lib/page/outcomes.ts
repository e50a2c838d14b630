import 'server-only';

/** The path is well formed, but there is nothing behind it: the answer is 404. */
export class MissingPageError extends Error {
  override name = 'MissingPageError';
}

/** Ends the reading of a page that does not exist. `hint` is shown to the visitor. */
export function missingPage(hint?: string): never {
  throw new MissingPageError(hint);
}

/** What was asked for has another path: the answer is a permanent redirect. */
export class MovedPageError extends Error {
  override name = 'MovedPageError';
  readonly path: string;

  constructor(path: string) {
    super(path);
    this.path = path;
  }
}

/** Ends the reading of a page that is found under another path of this site, its query included. */
export function movedPage(path: string): never {
  throw new MovedPageError(path);
}
