let traversing = false;

/** Notes how the router sets out for a page: through the history, or to a new entry of it. */
export function noteTransition(type: 'push' | 'replace' | 'traverse'): void {
  traversing = type === 'traverse';
}

/** True when the page that is being shown was reached through the history; once for each time. */
export function takeTraversal(): boolean {
  const taken = traversing;
  traversing = false;
  return taken;
}
