import { preload } from 'react-dom';

/** The address of the new faces, as `GET /api/new-faces` answers them. */
export const NEW_FACES_URL = '/api/new-faces';

/**
 * Requests the new faces while the script that shows them is still loading: its `fetch` takes the response
 * of the preload.
 */
export function preloadNewFaces(): void {
  preload(NEW_FACES_URL, { as: 'fetch', crossOrigin: 'anonymous' });
}
