import 'client-only';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { TalentCard } from '../talents/card';
import { tellOfChange } from './has-favorites';
import {
  EMPTY_SELECTION,
  isChosen,
  type Selection,
  withFresh,
  withMoved,
  withNote,
  withoutTalents,
  withReturned,
  withTalents,
} from './selection';
import { isKeptKey, readStored, storesFavorites, writeStored } from './storage';

/**
 * `ready` is false on the server and during hydration, before the selection has been read.
 * `unkept`: the browser stores nothing, and the selection lasts only while the page is open.
 */
export type FavoritesState = Selection & { ready: boolean; unkept: boolean };

const store = createStore<FavoritesState>(() => ({
  ...EMPTY_SELECTION,
  ready: false,
  unkept: false,
}));

function follow(): void {
  const { unkept } = store.getState();
  store.setState({ ...(unkept ? null : readStored()), ready: true });
}

if (typeof window !== 'undefined') {
  store.setState({ unkept: !storesFavorites() });
  follow();
  window.addEventListener('storage', ({ key }) => isKeptKey(key) && follow());
  // A page restored from the back/forward cache has missed the changes of other tabs.
  window.addEventListener('pageshow', ({ persisted }) => persisted && follow());
}

/**
 * Starts from the stored selection, not from the last one read: another tab may have written it.
 */
function change(next: (selection: Selection) => Selection): void {
  const now = store.getState();
  const selection = next(now.unkept ? now : readStored());
  store.setState({ ...selection, ready: true, unkept: !writeStored(selection) });
  tellOfChange();
}

/** The visitor's favorites in a component; empty and not `ready` on the server. */
export function useFavorites<T>(select: (state: FavoritesState) => T): T {
  return useStore(store, select);
}

/** The visitor's favorites outside of a component. */
export function favoritesNow(): FavoritesState {
  return store.getState();
}

/** Calls back after every change of the favorites. Returns the function that unsubscribes. */
export function onFavoritesChange(tell: () => void): () => void {
  return store.subscribe(tell);
}

/** Whether a talent is among the favorites now. */
export function isFavorite(id: number): boolean {
  return isChosen(store.getState(), id);
}

/** Adds a talent, or takes it away, and says which; `full` when there is no room for it. */
export function toggleFavorite(card: TalentCard): 'added' | 'removed' | 'full' {
  const chosen = isFavorite(card.id);
  change((now) => (chosen ? withoutTalents(now, [card.id]) : withTalents(now, [card])));
  if (chosen) return 'removed';
  return isFavorite(card.id) ? 'added' : 'full';
}

/** Adds the talents that are not chosen yet, at the end. */
export function addFavorites(cards: readonly TalentCard[]): void {
  change((now) => withTalents(now, cards));
}

/** Takes talents away; gives a function that puts them back where they were, with their notes. */
export function removeFavorites(ids: readonly number[]): () => void {
  const before = store.getState();
  change((now) => withoutTalents(now, ids));
  return () => change((now) => withReturned(now, before, ids));
}

/** Puts a talent at another place, counted from 0. */
export function moveFavorite(id: number, place: number): void {
  change((now) => withMoved(now, id, place));
}

/** Notes something about a talent. */
export function noteFavorite(id: number, text: string): void {
  change((now) => withNote(now, id, text));
}

/** Takes over what the site knows of the talents now. */
export function refreshFavorites(cards: readonly TalentCard[]): void {
  change((now) => withFresh(now, cards));
}
