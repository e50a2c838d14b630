import 'client-only';
import { storedItem } from '../browser-storage';
import { pickCard } from '../talents/card';
import { MAX_SELECTIONS } from './limits';
import { namedOf, nameOf, recordOf, selectionOf, textOf } from './parse-selection';
import type { Selection } from './selection';
import type { Selections } from './selections';
import { OTHERS_KEY, TALENTS_KEY } from './storage-key';

/**
 * How the browser stores the selections. `favorites` is a plain map of id to talent, which other code
 * may read and write too. Numeric keys have no insertion order, so order and notes are stored
 * separately; the brief has the form of a draft, as earlier releases stored it. These four are the active
 * selection. `favorites-others` has the name of the active one, and the other selections with only the
 * names of their talents.
 */
export const KEYS = {
  talents: TALENTS_KEY,
  order: 'favorites-order',
  notes: 'favorites-notes',
  brief: 'brief-draft',
  others: OTHERS_KEY,
} as const;

/** The maximum length of the other selections as JSON, in characters. A browser has room for five times that. */
export const OTHERS_MAX_LENGTH = 2 ** 20;

const json = (text: string): unknown => JSON.parse(text);
export const stored = {
  talents: storedItem('local', KEYS.talents, json),
  order: storedItem('local', KEYS.order, json),
  notes: storedItem('local', KEYS.notes, json),
  brief: storedItem('local', KEYS.brief, json),
  others: storedItem(
    'local',
    KEYS.others,
    (text) => text.length <= OTHERS_MAX_LENGTH && json(text),
  ),
};
const probe = storedItem('local', 'favorites-probe', String);

/** True for a key of a `storage` event that concerns the selections; null: all keys were cleared. */
export function isSelectionKey(key: string | null): boolean {
  return key === null || Object.values<string>(KEYS).includes(key);
}

/** The stored selections. Other code may have written them: what is invalid is left out. */
export function readStored(): Selections {
  const { id, name, others } = recordOf(stored.others.get());
  const active = selectionOf({
    talents: stored.talents.get(),
    order: stored.order.get(),
    notes: stored.notes.get(),
    brief: recordOf(recordOf(stored.brief.get()).answers).message,
  });
  const named = (Array.isArray(others) ? others : []).flatMap((value) => namedOf(value) ?? []);
  return {
    active: { ...active, id: textOf(id) ?? '', name: nameOf(name) },
    others: named.slice(0, MAX_SELECTIONS - 1),
  };
}

/**
 * Stores the active selection; false if the storage is full or forbidden. Retains what other code wrote:
 * further fields of a talent, and entries of the map that this site cannot read.
 */
export function writeActive({ talents, notes, brief }: Selection): boolean {
  const before = recordOf(stored.talents.get());
  const { active } = readStored();
  const read = new Set(active.talents.map(({ id }) => String(id)));
  const foreign = Object.entries(before).filter(([key]) => !read.has(key));
  const own = talents.map((talent) => {
    const further = recordOf(before[talent.id]);
    return [talent.id, { ...further, ...pickCard(talent) }] as const;
  });
  return (
    stored.talents.set(Object.fromEntries([...foreign, ...own])) &&
    stored.order.set(talents.map(({ id }) => id)) &&
    stored.notes.set(notes) &&
    (brief === active.brief || writeBrief(brief))
  );
}

function writeBrief(message: string): boolean {
  if (message) return stored.brief.set({ answers: { message } });
  stored.brief.remove();
  return true;
}

/** Whether this browser can store a selection. */
export function storesFavorites(): boolean {
  const able = probe.set('1');
  probe.remove();
  return able;
}
