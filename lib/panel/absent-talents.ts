import 'server-only';
import { z } from 'zod';
import type { Talent } from '../talents/talent';
import { persistRead, readPersisted } from './persisted-reads';

/** A talent whom the last roster lacks, as the roster's history remembers them across restarts. */
export type Absent = {
  /** Reduced to what a page about a departure shows. */
  talent: Talent;
  /** In how many rosters in a row the talent was absent, and from when on (ms since the epoch). */
  absence: { times: number; since: number };
  departed: boolean;
};

const KEY = 'roster-history absent';

const persisted = z.array(
  z.object({
    talent: z.object({
      id: z.int().positive(),
      name: z.string(),
      gender: z.enum(['woman', 'man']).nullable(),
      birthdate: z.iso.date().nullable(),
    }),
    absence: z.object({ times: z.int(), since: z.number() }),
    departed: z.boolean(),
  }),
);

/** Those whom an earlier process, or another instance, knew to be absent. Nothing is thrown. */
export async function readAbsent(): Promise<Absent[]> {
  const stored = persisted.safeParse((await readPersisted(KEY, []))?.sent).data ?? [];
  return stored.map((entry) => ({ ...entry, talent: reduced(entry.talent) }));
}

/** Stores all who are absent, in the place of those stored before. Nothing is thrown. */
export async function persistAbsent(absent: readonly Absent[], at: number): Promise<void> {
  const sent = absent.map(({ talent: { id, name, gender, birthdate }, absence, departed }) => {
    return { talent: { id, name, gender, birthdate }, absence, departed };
  });
  await persistRead(KEY, { sent, at });
}

/**
 * What is remembered of an absent talent: the name, and what a page needs to show others of the same
 * gender and about the same age. The birth date is rounded so that no minor counts as an adult.
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
