const CHUNK_FAILURE = /ChunkLoadError|loading (css )?chunk|load chunk|dynamically imported module/i;

/** True for the failure of a script of the page: the site was renewed since the page was opened. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && CHUNK_FAILURE.test(`${error.name}: ${error.message}`);
}
