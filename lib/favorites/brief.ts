import type { Brief } from './schema';

/** The questions of a brief, in the order in which they are asked and read. */
export const BRIEF_FIELDS = [
  'job',
  'dates',
  'city',
  'media',
  'territory',
  'budget',
  'remarks',
] as const satisfies readonly (keyof Brief)[];

export function isBriefField(name: string): name is keyof Brief {
  return (BRIEF_FIELDS as readonly string[]).includes(name);
}

/**
 * A brief as the agency reads it, one answer to a line; what was left empty is not mentioned. The
 * remarks come last and below their label, since they may have lines of their own.
 */
export function briefInWords(brief: Brief, labels: Readonly<Record<keyof Brief, string>>): string {
  return BRIEF_FIELDS.filter((name) => brief[name] !== '')
    .map((name) => `${labels[name]}:${name === 'remarks' ? '\n' : ' '}${brief[name]}`)
    .join('\n');
}
