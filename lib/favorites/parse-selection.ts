import { TYPED_FACTOR } from '../forms/limits';
import { isRecord } from '../json';
import { CARD_MEASURES, type TalentCard } from '../talents/card';
import { BRIEF_MAX_LENGTH, MAX_FAVORITES, NOTE_MAX_LENGTH, SELECTION_NAME_LENGTH } from './limits';
import type { Selection } from './selection';
import type { NamedSelection } from './selections';

/** Stored values, parsed from JSON but not validated: other code may have written them. */
type StoredValues = Readonly<Record<'talents' | 'order' | 'notes' | 'brief', unknown>>;

/** A selection of stored values. One that is not a map counts as empty, an invalid entry is left out. */
export function selectionOf(values: StoredValues): Selection {
  const { order, brief } = values;
  const talents = new Map(
    Object.entries(recordOf(values.talents)).flatMap(([key, value]) => {
      const talent = talentOf(key, value);
      return talent ? [[talent.id, talent] as const] : [];
    }),
  );
  const ids = new Set([...(Array.isArray(order) ? order : []), ...talents.keys()]);
  const ordered = [...ids].flatMap((id) => talents.get(id) ?? []).slice(0, MAX_FAVORITES);
  const notes = ordered.flatMap(({ id }) => {
    const note = textOf(recordOf(values.notes)[id]);
    return note ? [[id, note.slice(0, NOTE_MAX_LENGTH * TYPED_FACTOR)] as const] : [];
  });
  return {
    talents: ordered,
    notes: Object.fromEntries(notes),
    brief: textOf(brief)?.slice(0, BRIEF_MAX_LENGTH * TYPED_FACTOR) ?? '',
  };
}

/** A selection that is not active; null without an id and a name. */
export function namedOf(value: unknown): NamedSelection | null {
  const { id, name, talents, order, notes, brief } = recordOf(value);
  const named = nameOf(name);
  if (typeof id !== 'string' || !named) return null;
  return { ...selectionOf({ talents, order, notes, brief }), id, name: named };
}

export function nameOf(value: unknown): string {
  return textOf(value)?.trim().slice(0, SELECTION_NAME_LENGTH) ?? '';
}

function talentOf(key: string, value: unknown): TalentCard | null {
  const { name, cover, hair, eyes, skinTone, texts } = recordOf(value);
  if (!/^[1-9]\d{0,14}$/.test(key) || typeof name !== 'string' || name.trim() === '') return null;
  const measures = CARD_MEASURES.flatMap((measure) => {
    const shown = textOf(recordOf(texts)[measure]);
    return shown ? [[measure, shown] as const] : [];
  });
  return {
    id: Number(key),
    name,
    cover: textOf(cover),
    hair: textOf(hair),
    eyes: textOf(eyes),
    skinTone: textOf(skinTone),
    texts: Object.fromEntries(measures),
  };
}

export function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
