const CHUNK_FAILURE = /ChunkLoadError|loading (css )?chunk|load chunk|dynamically imported module/i;

/** Something other than a chunk could not be loaded. A reload may not help: offline, it fails too. */
export class LostPart extends Error {
  override name = 'LostPart';
}

/** An answer from another build than the page's, as after a deploy: handled as a lost chunk. */
export class OtherBuild extends Error {
  override name = 'ChunkLoadError';
}

/** Whether an error means that a part of the page could not be loaded, a chunk or its data. */
export function isLost(error: unknown): boolean {
  return error instanceof LostPart || isChunkFailure(error);
}

/**
 * Whether an error means that a chunk could not be loaded, as after a deploy or without a
 * connection.
 */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && CHUNK_FAILURE.test(`${error.name}: ${error.message}`);
}
