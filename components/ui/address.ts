import { useEffectEvent, useLayoutEffect, useState } from 'react';

const listeners = new Set<() => void>();

/** How many cards a list has grown to, and its scroll position in pixels. */
export type ListPosition = { shown?: number; top?: number };

/**
 * What the site stores in an entry of the history: the key of its open overlay, a list's position, and
 * the path of the page that was opened from it.
 */
type EntryState = { overlay?: string; list?: ListPosition; opened?: string };

/** That of the current entry. */
export function entryState(): EntryState {
  return window.history.state ?? {};
}

/**
 * Stores `state` in the current entry, or in a new one with the same address, beside what is there: an
 * entry without the router's own state is loaded as a document when the visitor goes back to it, and
 * during hydration the router does not add that state yet.
 */
export function storeInEntry(state: EntryState, way: 'push' | 'replace' = 'replace'): void {
  window.history[`${way}State`]({ ...window.history.state, ...state }, '');
}

/** Tells the page that the address, or the state of its entry in the history, has changed. */
export function announceAddress(): void {
  for (const listener of listeners) listener();
}

/** Shows another address of this page, without a request to the server. */
export function showAddress(way: 'push' | 'replace', href: string): void {
  window.history[`${way}State`](null, '', href);
  announceAddress();
}

/**
 * Part of the address, or of the state of its entry in the history: `read` now, `rendered` on the
 * server. It stays as it was once the address is that of another page, which is being rendered. Not
 * `useSyncExternalStore`: React subscribes to that only when a view transition has ended.
 */
export function useAddress<T extends string | number>(read: () => T, rendered: T): T {
  const [value, setValue] = useState(rendered);
  const follow = useEffectEvent(() => setValue(read()));
  useLayoutEffect(() => {
    const { pathname } = window.location;
    const onStep = () => {
      if (window.location.pathname === pathname) follow();
    };
    onStep();
    listeners.add(onStep);
    window.addEventListener('popstate', onStep);
    return () => {
      listeners.delete(onStep);
      window.removeEventListener('popstate', onStep);
    };
  }, []);
  return value;
}
