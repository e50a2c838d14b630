import type { Brief } from './schema';

/** The fields of a brief, in order. */
export const BRIEF_FIELDS = [
  'job',
  'dates',
  'city',
  'media',
  'territory',
  'budget',
  'remarks',
] as const satisfies readonly (keyof Brief)[];

/** True for the name of a field of the brief. */
export function isBriefField(name: string): name is keyof Brief {
  return (BRIEF_FIELDS as readonly string[]).includes(name);
}

/**
 * A brief as text for the agency, one answer per line, without empty ones. The remarks come last
 * and below their label, since they may be multi-line.
 */
export function briefInWords(brief: Brief, labels: Readonly<Record<keyof Brief, string>>): string {
  return BRIEF_FIELDS.filter((name) => brief[name] !== '')
    .map((name) => `${labels[name]}:${name === 'remarks' ? '\n' : ' '}${brief[name]}`)
    .join('\n');
}
