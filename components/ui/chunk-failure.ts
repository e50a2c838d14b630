const CHUNK_FAILURE = /ChunkLoadError|loading (css )?chunk|load chunk|dynamically imported module/i;

/** A part of the page could not be loaded that is not a chunk, but is handled as a lost one. */
export class LostPart extends Error {
  override name = 'ChunkLoadError';
}

/**
 * Whether an error means that a chunk could not be loaded, as after a deploy or without a
 * connection.
 */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && CHUNK_FAILURE.test(`${error.name}: ${error.message}`);
}
