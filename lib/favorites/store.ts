import 'client-only';
import { create } from 'zustand';
import type { TalentCard } from '../talents/card';
import {
  EMPTY_SELECTION,
  isChosen,
  type Selection,
  withoutTalents,
  withTalents,
} from './selection';
import type { NamedSelection, Selections } from './selections';
import { isSelectionKey, readStored, storesFavorites, writeActive } from './storage';

/**
 * The state of the store: the active selection, and the others. `ready` is false on the server and during
 * hydration, before the selection has been read. `notPersisted`: the browser stores nothing, and the
 * selection lasts only while the page is open.
 */
export type FavoritesState = NamedSelection &
  Pick<Selections, 'others'> & { ready: boolean; notPersisted: boolean };

/**
 * The visitor's favorites in a component; empty and not `ready` on the server. Without `persist`: its
 * storage adapter for five keys, refused writes and other code's entries would be longer than what it replaces.
 */
export const useFavorites = create<FavoritesState>()(() => ({
  ...EMPTY_SELECTION,
  id: '',
  name: '',
  others: [],
  ready: false,
  notPersisted: false,
}));

function follow(): void {
  const { active, others } = selectionsNow();
  useFavorites.setState({ ...active, others, ready: true });
}

/**
 * The stored selections, not those last read: another tab may have written them. If they cannot be stored,
 * those of this page.
 */
export function selectionsNow(): Selections {
  const { others, ready, notPersisted, ...active } = useFavorites.getState();
  return notPersisted ? { active, others } : readStored();
}

if (typeof window !== 'undefined') {
  useFavorites.setState({ notPersisted: !storesFavorites() });
  follow();
  window.addEventListener('storage', ({ key }) => isSelectionKey(key) && follow());
  // A page restored from the back/forward cache has missed the changes of other tabs.
  window.addEventListener('pageshow', ({ persisted }) => persisted && follow());
}

/** Changes the active selection. */
export function change(next: (selection: Selection) => Selection): void {
  const { active, others } = selectionsNow();
  const selection = next(active);
  const notPersisted = !writeActive(selection);
  useFavorites.setState({ ...active, ...selection, others, ready: true, notPersisted });
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

/** Appends the talents that are not chosen yet, up to the maximum. Returns how many found room, and how many did not. */
export function addFavorites(cards: readonly TalentCard[]): { added: number; missing: number } {
  const before = selectionsNow().active.talents.length;
  change((now) => withTalents(now, cards));
  const now = useFavorites.getState();
  const missing = cards.filter(({ id }) => !isChosen(now, id)).length;
  return { added: now.talents.length - before, missing };
}
