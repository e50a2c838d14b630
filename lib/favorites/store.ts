import 'client-only';
import { create } from 'zustand';
import type { TalentCard } from '../talents/card';
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
import { isSelectionKey, readStored, storesFavorites, writeStored } from './storage';

/**
 * The state of the store. `ready` is false on the server and during hydration, before the selection
 * has been read. `notPersisted`: the browser stores nothing, and the selection lasts only while the
 * page is open.
 */
export type FavoritesState = Selection & { ready: boolean; notPersisted: boolean };

/**
 * The visitor's favorites in a component; empty and not `ready` on the server. Without `persist`: its
 * storage adapter for three keys, refused writes and other code's entries would be longer than what it replaces.
 */
export const useFavorites = create<FavoritesState>()(() => ({
  ...EMPTY_SELECTION,
  ready: false,
  notPersisted: false,
}));

function follow(): void {
  const { notPersisted } = useFavorites.getState();
  useFavorites.setState({ ...(notPersisted ? null : readStored()), ready: true });
}

if (typeof window !== 'undefined') {
  useFavorites.setState({ notPersisted: !storesFavorites() });
  follow();
  window.addEventListener('storage', ({ key }) => isSelectionKey(key) && follow());
  // A page restored from the back/forward cache has missed the changes of other tabs.
  window.addEventListener('pageshow', ({ persisted }) => persisted && follow());
}

/**
 * Starts from the stored selection, not from the last one read: another tab may have written it.
 */
function change(next: (selection: Selection) => Selection): void {
  const now = useFavorites.getState();
  const selection = next(now.notPersisted ? now : readStored());
  useFavorites.setState({ ...selection, ready: true, notPersisted: !writeStored(selection) });
}

/** The visitor's favorites outside of a component. */
export function favoritesNow(): FavoritesState {
  return useFavorites.getState();
}

/** Whether a talent is among the favorites now. */
export function isFavorite(id: number): boolean {
  return isChosen(useFavorites.getState(), id);
}

/**
 * Adds a talent, or removes it if chosen. Returns which, or `full` if the selection has no room.
 */
export function toggleFavorite(card: TalentCard): 'added' | 'removed' | 'full' {
  const chosen = isFavorite(card.id);
  change((now) => (chosen ? withoutTalents(now, [card.id]) : withTalents(now, [card])));
  if (chosen) return 'removed';
  return isFavorite(card.id) ? 'added' : 'full';
}

/** Appends the talents that are not chosen yet, up to the maximum. */
export function addFavorites(cards: readonly TalentCard[]): void {
  change((now) => withTalents(now, cards));
}

/** Removes talents. Returns the undo: it restores them to their places, with their notes. */
export function removeFavorites(ids: readonly number[]): () => void {
  const previous = useFavorites.getState();
  change((now) => withoutTalents(now, ids));
  return () => change((now) => withReturned(now, previous, ids));
}

/** Moves a talent to another place, counted from 0. */
export function moveFavorite(id: number, index: number): void {
  change((now) => withMoved(now, id, index));
}

/** Sets the visitor's note about a talent; an empty text removes it. */
export function noteFavorite(id: number, text: string): void {
  change((now) => withNote(now, id, text));
}

/** Replaces the stored cards of these talents by their current ones. */
export function refreshFavorites(cards: readonly TalentCard[]): void {
  change((now) => withFresh(now, cards));
}
