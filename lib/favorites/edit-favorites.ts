import 'client-only';
import { storedItem } from '../browser-storage';
import { pickCard, type TalentCard } from '../talents/card';
import { withFresh, withMoved, withNote, withReturned } from './edit-selection';
import { MAX_SELECTIONS } from './limits';
import { type Selection, withoutTalents } from './selection';
import type { Selections } from './selections';
import { KEYS, OTHERS_MAX_LENGTH, stored, writeActive } from './storage';
import { change, selectionsNow, useFavorites } from './store';

/** The current cards that this page has seen; those of the other selections are stored with a name alone. */
const seen = new Map<number, TalentCard>();

/** Changes all selections, such as which one is active. False, and nothing is changed, if they cannot be stored. */
export function changeSelections(next: (now: Selections) => Selections): boolean {
  const now = selectionsNow();
  for (const card of now.active.talents) seen.set(card.id, card);
  const { active, others } = next(now);
  const talents = active.talents.map((card) => seen.get(card.id) ?? card);
  const written = { active: { ...active, talents }, others };
  if (others.length >= MAX_SELECTIONS || !writeSelections(written)) return false;
  useFavorites.setState({ ...written.active, others, ready: true, notPersisted: false });
  return true;
}

/** Changes a selection that may no longer be the active one. */
function changeById(id: string, next: (selection: Selection) => Selection): void {
  if (selectionsNow().active.id === id) change(next);
  else
    changeSelections(({ active, others }) => ({
      active,
      others: others.map((one) => (one.id === id ? { ...one, ...next(one) } : one)),
    }));
}

/** Removes talents of the active selection. Returns the undo: it restores their places and notes. */
export function removeFavorites(ids: readonly number[]): () => void {
  const previous = useFavorites.getState();
  change((now) => withoutTalents(now, ids));
  return () => changeById(previous.id, (now) => withReturned(now, previous, ids));
}

/** Removes the talents that were sent, from the selection with this id, which may not be active any more. */
export function removeSent(selection: string, ids: readonly number[]): void {
  changeById(selection, (now) => withoutTalents(now, ids));
}

/** Moves a talent to another place, counted from 0. */
export function moveFavorite(id: number, index: number): void {
  change((now) => withMoved(now, id, index));
}

/** Sets the visitor's note about a talent; an empty text removes it. */
export function noteFavorite(id: number, text: string): void {
  change((now) => withNote(now, id, text));
}

/** Sets the text about the job, by default that of the active selection. */
export function describeJob(brief: string, selection = selectionsNow().active.id): void {
  changeById(selection, (now) => ({ ...now, brief }));
}

/** Replaces the stored cards of these talents by their current ones. */
export function refreshFavorites(cards: readonly TalentCard[]): void {
  for (const card of cards) seen.set(card.id, pickCard(card));
  change((now) => withFresh(now, cards));
}

const storedTexts = Object.values(KEYS).map((key) => storedItem('local', key, String));

/**
 * Stores all selections, the others first. False if one of the keys cannot be written: then all are as they
 * were, so that no selection is lost or there twice.
 */
function writeSelections({ active, others }: Selections): boolean {
  const before = storedTexts.map((item) => ({ item, text: item.get() }));
  const length = ({ item }: (typeof before)[number]) => item.get()?.length ?? 0;
  if (writeOthers({ active, others }) && writeActive(active)) return true;
  // What becomes shorter comes first: then no step needs more room than there was.
  const growth = before.map((old) => [(old.text?.length ?? 0) - length(old), old] as const);
  for (const [, { item, text }] of growth.sort(([one], [other]) => one - other)) {
    if (text === null) item.remove();
    else item.set(text);
  }
  return false;
}

function writeOthers({ active: { id, name }, others }: Selections): boolean {
  const saved = others.map(({ talents, ...other }) => ({
    ...other,
    talents: Object.fromEntries(talents.map((talent) => [talent.id, { name: talent.name }])),
    order: talents.map((talent) => talent.id),
  }));
  const text = JSON.stringify({ id, name, others: saved });
  return text.length <= OTHERS_MAX_LENGTH && stored.others.set(text);
}
