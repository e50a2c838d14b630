import 'client-only';
import { storedItem } from '../platform/browser-storage';
import { isRecord } from '../platform/json';
import { CARD_MEASURES, cardAlone, type TalentCard } from '../talents/card';
import { TALENTS_KEY } from './has-favorites';
import { MOST_FAVORITES, NOTE_MAX_LENGTH } from './limits';
import type { Selection } from './selection';

/**
 * How a selection is kept in the browser. `favorites` is the bare map of id to talent, which other
 * code may read and write too; a map of numbers has no order of its own, so that the order and the
 * notes stand beside it.
 */
const ORDER = 'favorites-order';
const NOTES = 'favorites-notes';

const json = (text: string): unknown => JSON.parse(text);
const stored = {
  talents: storedItem('local', TALENTS_KEY, json),
  order: storedItem('local', ORDER, json),
  notes: storedItem('local', NOTES, json),
};

const probe = storedItem('local', 'favorites-probe', (text) => text);

/** True for the key of a storage event (null: everything was cleared) that concerns a selection. */
export function isKeptKey(key: string | null): boolean {
  return key === null || key === TALENTS_KEY || key === ORDER || key === NOTES;
}

/**
 * What the browser keeps. Anybody may have written it: a value that is no map counts as empty, an
 * entry that is no talent is left out.
 */
export function readStored(): Selection {
  return selectionOf(stored.talents.get(), stored.order.get(), stored.notes.get());
}

/**
 * Keeps a selection; false when the browser is full or forbids it. What other code wrote stays:
 * further fields of a talent, and whatever stands in the map that this site does not read.
 */
export function writeStored({ talents, notes }: Selection): boolean {
  const before = record(stored.talents.get());
  const read = new Set(readStored().talents.map(({ id }) => String(id)));
  const foreign = Object.entries(before).filter(([key]) => !read.has(key));
  const own = talents.map((talent) => {
    const further = record(before[talent.id]);
    return [talent.id, { ...further, ...cardAlone(talent) }] as const;
  });
  return (
    stored.talents.set(Object.fromEntries([...foreign, ...own])) &&
    stored.order.set(talents.map(({ id }) => id)) &&
    stored.notes.set(notes)
  );
}

/** Whether this browser would keep a selection. */
export function storesFavorites(): boolean {
  const able = probe.set('1');
  probe.remove();
  return able;
}

function selectionOf(map: unknown, order: unknown, notes: unknown): Selection {
  const talents = new Map(
    Object.entries(record(map)).flatMap(([key, value]) => {
      const talent = talentOf(key, value);
      return talent ? [[talent.id, talent] as const] : [];
    }),
  );
  const ids = new Set([...(Array.isArray(order) ? order : []), ...talents.keys()]);
  const ordered = [...ids].flatMap((id) => talents.get(id) ?? []).slice(0, MOST_FAVORITES);
  const texts = ordered.flatMap(({ id }) => {
    const note = text(record(notes)[id]);
    return note ? [[id, note.slice(0, NOTE_MAX_LENGTH)] as const] : [];
  });
  return { talents: ordered, notes: Object.fromEntries(texts) };
}

function talentOf(key: string, value: unknown): TalentCard | null {
  const { name, cover, hair, eyes, skinTone, texts } = record(value);
  if (!/^[1-9]\d{0,14}$/.test(key) || typeof name !== 'string' || name.trim() === '') return null;
  const measures = CARD_MEASURES.flatMap((measure) => {
    const shown = text(record(texts)[measure]);
    return shown ? [[measure, shown] as const] : [];
  });
  return {
    id: Number(key),
    name,
    cover: text(cover),
    hair: text(hair),
    eyes: text(eyes),
    skinTone: text(skinTone),
    texts: Object.fromEntries(measures),
  };
}

function record(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
