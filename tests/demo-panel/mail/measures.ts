import type { Talent } from '../seed/talent.ts';
import { eyesLabel, hairLabel } from './colors.ts';

/** `175/5.9` is centimeters and feet, `38x40` a Brazilian size and a foreign one. */
export function sizeText(value: unknown): string {
  const text = String(value ?? '').trim();
  return (text.split(/[/x ]/)[0] ?? '').replace(/^(\d+)\.(\d+)$/, '$1,$2');
}

export function lengthText(value: unknown): string {
  const size = sizeText(value);
  return /^\d+(,\d+)?$/.test(size) ? `${size} cm` : size;
}

/** The categories whose members are minors. */
const MINORS: readonly number[] = [1886, 1887];

/**
 * True for a talent in a minors' category, or born less than 18 years before an ISO time, or with a
 * birth date that cannot be read.
 */
function isMinor({ birthdate, categories }: Partial<Talent>, at: string): boolean {
  // Odd records lack the categories, or have bare ids.
  const ids = (categories ?? []).map((category) => Number(Object(category).id ?? category));
  if (ids.some((id) => MINORS.includes(id))) return true;
  if (!birthdate) return false;
  const [, year, day = ''] = /^(\d{4})(-\d\d-\d\d)/.exec(String(birthdate)) ?? [];
  const isKnown = Number(at.slice(0, 4)) - Number(year) <= 110;
  return !isKnown || `${Number(year) + 18}${day}` > at.slice(0, 10);
}

/**
 * What a casting asks about a talent, as label and value; unknown values are left out, and so is the
 * body of a minor. `at`: the ISO time of the casting.
 */
export function measuresOf(talent: Talent, at: string): [label: string, value: string][] {
  const body: [string, string][] = [
    [talent.gender === 'man' ? 'Tórax' : 'Busto', lengthText(talent.bust)],
    ['Cintura', lengthText(talent.waist)],
    ['Quadril', lengthText(talent.hips)],
  ];
  const all: [string, string][] = [
    ['Altura', lengthText(talent.height)],
    ...(isMinor(talent, at) ? [] : body),
    ['Manequim', sizeText(talent.jeans)],
    ['Sapato', sizeText(talent.shoes)],
    ['Cabelo', hairLabel(talent.hair ?? '')],
    ['Olhos', eyesLabel(talent.eyes ?? '')],
  ];
  return all.filter(([, value]) => value !== '');
}

export function measuresText(talent: Talent, at: string): string {
  return measuresOf(talent, at)
    .map((measure) => measure.join(' '))
    .join(' · ');
}
