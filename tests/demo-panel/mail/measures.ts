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

/** What a casting asks about a talent, as label and value; unknown values are left out. */
export function measuresOf(talent: Talent): [label: string, value: string][] {
  const all: [string, string][] = [
    ['Altura', lengthText(talent.height)],
    [talent.gender === 'man' ? 'Tórax' : 'Busto', lengthText(talent.bust)],
    ['Cintura', lengthText(talent.waist)],
    ['Quadril', lengthText(talent.hips)],
    ['Manequim', sizeText(talent.jeans)],
    ['Sapato', sizeText(talent.shoes)],
    ['Cabelo', hairLabel(talent.hair ?? '')],
    ['Olhos', eyesLabel(talent.eyes ?? '')],
  ];
  return all.filter(([, value]) => value !== '');
}

export function measuresText(talent: Talent): string {
  return measuresOf(talent)
    .map((measure) => measure.join(' '))
    .join(' · ');
}
