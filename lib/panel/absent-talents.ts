import 'server-only';
import { z } from 'zod';
import { isMinor, UNREADABLE_BIRTHDATE } from '../talents/age';
import type { Talent } from '../talents/talent';
import { persistRead, readPersisted } from './persisted-reads';

/** A talent missing from the latest roster. */
export type Absent = {
  /** Reduced to what the page of a departed talent shows. */
  talent: Talent;
  /** How many rosters in a row lack the talent, and since when (ms since the epoch). */
  times: number;
  since: number;
  departed: boolean;
};

const KEY = 'departures';

const persisted = z.array(
  z.object({
    talent: z.object({
      id: z.int().positive(),
      name: z.string(),
      gender: z.enum(['woman', 'man']).nullable(),
      birthdate: z.string().nullable(),
    }),
    times: z.int(),
    since: z.number(),
    departed: z.boolean(),
  }),
);

/** The absent talents that an earlier process or another instance stored. Never throws. */
export async function readAbsent(): Promise<Absent[]> {
  const stored = persisted.safeParse((await readPersisted(KEY, []))?.sent).data ?? [];
  return stored.map((entry) => ({
    ...entry,
    talent: reduced({ ...entry.talent, categories: [] }),
  }));
}

/** Replaces the stored list of absent talents. Never throws. */
export async function persistAbsent(absent: readonly Absent[], at: number): Promise<void> {
  const sent = absent.map(({ talent: { id, name, gender, birthdate }, ...entry }) => {
    return { talent: { id, name, gender, birthdate }, ...entry };
  });
  await persistRead(KEY, { sent, at });
}

type Reducible = Pick<Talent, 'id' | 'name' | 'gender' | 'birthdate' | 'categories'>;

/**
 * The data stored about an absent talent: the name, and what a page needs to suggest others of the
 * same gender and similar age: of an adult the year of birth, of a minor no birth date at all.
 */
export function reduced(talent: Reducible): Talent {
  const { id, name, gender, birthdate } = talent;
  const minor = isMinor(talent, new Date());
  return {
    id,
    name,
    gender,
    // December 31, so that no minor counts as an adult.
    birthdate: minor ? UNREADABLE_BIRTHDATE : birthdate && `${birthdate.slice(0, 4)}-12-31`,
    cover: null,
    measures: {},
    hair: null,
    eyes: null,
    skinTone: null,
    categories: [],
  };
}
