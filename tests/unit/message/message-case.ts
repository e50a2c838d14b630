import type { FactName } from '@/lib/message/fact';

/**
 * A message as people send it, the roles in it and the facts of the job.
 *
 * A role is written as `2 women age=25-35 hair=blonde -eyes=blue`: the number if there is
 * one, the list or lists, then ranges (an open end is left out) and colors by family; a leading
 * minus excludes. A fact is a piece of the message; several are separated by `|`.
 */
export type MessageCase = readonly [
  text: string,
  roles: readonly string[],
  facts?: Readonly<Partial<Record<FactName, string>>>,
];
