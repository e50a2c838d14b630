const CHUNK_FAILURE = /ChunkLoadError|loading (css )?chunk|load chunk|dynamically imported module/i;

/**
 * Whether an error means that a chunk could not be loaded, as after a deploy or without a
 * connection.
 */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && CHUNK_FAILURE.test(`${error.name}: ${error.message}`);
}
