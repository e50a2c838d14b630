// biome-ignore lint/style/noRestrictedImports: this module takes the place of Next's own
import * as next from 'next/dist/client/components/segment-cache/optimistic-routes';

/**
 * @typedef {Parameters<typeof next.discoverKnownRoute>} Discovered
 * @typedef {Discovered[5]['tree']} RouteTree
 */

/** The end of the path of a record (a profile or a post): its ID and slug. */
const RECORD = /\/\d+\/[^/]+$/;

/**
 * The rewritten folder of records, by their folder in the address: `/modelos` to `/pt/profile`.
 *
 * @type {Map<string, string>}
 */
const folders = new Map();

/**
 * The path that a route tree was rendered for.
 *
 * @param {RouteTree} tree
 * @returns {string}
 */
function renderedPath({ segment, slots }) {
  const part = typeof segment === 'string' ? segment : segment[1];
  const child = slots?.get('children');
  const rest = child ? renderedPath(child) : '';
  return part === '' || part.startsWith('__PAGE__') ? rest : `/${part}${rest}`;
}

/**
 * Learns the structure of a page from the response to its prefetch, as Next's function of this name
 * does. Next learns nothing when the path is rewritten, so this also registers the structure of a
 * profile or post under its rewritten path.
 *
 * @param {Discovered} discovered
 */
export function discoverKnownRoute(...discovered) {
  const [now, pathname, search, nextUrl, , root, ...rest] = discovered;
  const entry = next.discoverKnownRoute(...discovered);
  const path = renderedPath(root.tree);
  const [record] = RECORD.exec(pathname) ?? [];
  if (!record || !path.endsWith(record) || entry.staleAt <= now) return entry;
  folders.set(pathname.replace(RECORD, ''), path.replace(RECORD, ''));
  const copy = /** @type {Discovered[4]} */ (/** @type {unknown} */ ({ ...entry, ref: null }));
  const pattern = next.discoverKnownRoute(now, path, search, nextUrl, copy, root, ...rest);
  // Next would expire it after `staleTimes.static`, but the structure changes only with a new build.
  pattern.staleAt = Number.POSITIVE_INFINITY;
  return entry;
}

/**
 * Predicts the structure of a profile or post from a learned one, so that its prefetch requests the
 * data at once, a round trip earlier. If the server renders a different structure, Next fetches the
 * page again and no longer predicts this route.
 *
 * @type {typeof next.matchKnownRoute}
 * @returns null where nothing is known
 */
export function matchKnownRoute(now, pathname, search) {
  const [record] = RECORD.exec(pathname) ?? [];
  const folder = folders.get(pathname.replace(RECORD, ''));
  const entry = record && folder && !search && next.matchKnownRoute(now, folder + record, search);
  return entry ? { ...entry, canonicalUrl: pathname } : null;
}
