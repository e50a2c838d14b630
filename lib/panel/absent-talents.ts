import 'server-only';
import { z } from 'zod';
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
      birthdate: z.iso.date().nullable(),
    }),
    times: z.int(),
    since: z.number(),
    departed: z.boolean(),
  }),
);

/** The absent talents that an earlier process or another instance stored. Never throws. */
export async function readAbsent(): Promise<Absent[]> {
  const stored = persisted.safeParse((await readPersisted(KEY, []))?.sent).data ?? [];
  return stored.map((entry) => ({ ...entry, talent: reduced(entry.talent) }));
}

/** Replaces the stored list of absent talents. Never throws. */
export async function persistAbsent(absent: readonly Absent[], at: number): Promise<void> {
  const sent = absent.map(({ talent: { id, name, gender, birthdate }, ...entry }) => {
    return { talent: { id, name, gender, birthdate }, ...entry };
  });
  await persistRead(KEY, { sent, at });
}

/**
 * The data stored about an absent talent: the name, and what a page needs to suggest others of the
 * same gender and similar age. The birth date is rounded to December 31, so that no minor counts as
 * an adult.
 */
export function reduced({
  id,
  name,
  gender,
  birthdate,
}: Pick<Talent, 'id' | 'name' | 'gender' | 'birthdate'>): Talent {
  return {
    id,
    name,
    gender,
    birthdate: birthdate && `${birthdate.slice(0, 4)}-12-31`,
    cover: null,
    measures: {},
    hair: null,
    eyes: null,
    skinTone: null,
    categories: [],
  };
}
