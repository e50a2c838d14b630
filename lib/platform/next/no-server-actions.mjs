/**
 * Replaces the router's reducer of server actions in browsers, 1.5 KB of script on every page: the
 * site has no server actions.
 *
 * @returns {never}
 */
export function serverActionReducer() {
  throw new Error('This site has no server actions');
}
