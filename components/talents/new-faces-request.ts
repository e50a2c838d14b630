import { preload } from 'react-dom';

/** The path of the new faces (`GET /api/new-faces`). */
export const NEW_FACES_PATH = '/api/new-faces';

/**
 * Preloads the new faces while the script of their row loads. The script's `fetch` reuses the response,
 * for which `crossOrigin` must match its credentials mode.
 */
export function preloadNewFaces(): void {
  preload(NEW_FACES_PATH, { as: 'fetch', crossOrigin: 'anonymous' });
}
