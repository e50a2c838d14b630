import 'client-only';
import { storedItem } from '../browser-storage';
import { isRecord } from '../json';
import { CARD_MEASURES, pickCard, type TalentCard } from '../talents/card';
import { MAX_FAVORITES, NOTE_MAX_LENGTH } from './limits';
import type { Selection } from './selection';
import { TALENTS_KEY } from './storage-key';

/**
 * How the browser stores a selection. `favorites` is a plain map of id to talent, which other code
 * may read and write too. Numeric keys have no insertion order, so order and notes are stored
 * separately.
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

/** True for a key of a `storage` event that concerns the selection; null: all keys were cleared. */
export function isSelectionKey(key: string | null): boolean {
  return key === null || key === TALENTS_KEY || key === ORDER || key === NOTES;
}

/**
 * The stored selection. Other code may have written it: a value that is not a map counts as empty,
 * an invalid entry is left out.
 */
export function readStored(): Selection {
  return selectionOf(stored.talents.get(), stored.order.get(), stored.notes.get());
}

/**
 * Stores a selection; false if the storage is full or forbidden. Retains what other code wrote:
 * further fields of a talent, and entries of the map that this site cannot read.
 */
export function writeStored({ talents, notes }: Selection): boolean {
  const before = record(stored.talents.get());
  const read = new Set(readStored().talents.map(({ id }) => String(id)));
  const foreign = Object.entries(before).filter(([key]) => !read.has(key));
  const own = talents.map((talent) => {
    const further = record(before[talent.id]);
    return [talent.id, { ...further, ...pickCard(talent) }] as const;
  });
  return (
    stored.talents.set(Object.fromEntries([...foreign, ...own])) &&
    stored.order.set(talents.map(({ id }) => id)) &&
    stored.notes.set(notes)
  );
}

/** Whether this browser can store a selection. */
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
  const ordered = [...ids].flatMap((id) => talents.get(id) ?? []).slice(0, MAX_FAVORITES);
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
