// biome-ignore lint/style/noRestrictedImports: this module takes the place of Next's own
import * as next from 'next/dist/client/components/segment-cache/optimistic-routes';

/**
 * @typedef {Parameters<typeof next.discoverKnownRoute>} Discovered
 * @typedef {Discovered[5]['tree']} RouteTree
 */

/** What a path ends with that names a record, a profile or post: its ID and slug. */
const RECORD = /\/\d+\/[^/]+$/;

/** Where records are in the rewritten path, by where they are in the address: `/pt/profile` by `/modelos`. */
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
 * Learns the structure of a page from what the server answers to a prefetch of it, like Next's
 * function of this name, which ignores every rewritten path. That of a profile or post is learned
 * under the path that it was rewritten to.
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
  // The structure changes with the next build only, not with `staleTimes`.
  pattern.staleAt = Number.POSITIVE_INFINITY;
  return entry;
}

/**
 * Predicts the structure of a profile or post from one that was learned: a prefetch of it then
 * requests its data at once, a round trip earlier. If the server renders another structure, Next
 * fetches the page again and makes no further prediction from the same one.
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
