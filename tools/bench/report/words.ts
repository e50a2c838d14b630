import type { Figure, Target, Unit } from '../row.ts';

const KB = 1024;

function digits(value: number): string {
  const places = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return Number(value.toFixed(places)).toLocaleString('en-US');
}

/** A value for people: bytes in KB or MB, ratios with their sign. */
export function inWords(value: number, unit: Unit): string {
  switch (unit) {
    case 'bytes':
      return value >= KB * KB ? `${digits(value / KB / KB)} MB` : `${digits(value / KB)} KB`;
    case '×':
      return `${digits(value)} ×`;
    default:
      return unit ? `${digits(value)} ${unit}` : digits(value);
  }
}

export function targetInWords(target: Target | null, unit: Unit): string {
  if (!target) return '';
  if ('most' in target && target.most === 0) return 'none';
  return 'most' in target ? `≤ ${inWords(target.most, unit)}` : `≥ ${inWords(target.least, unit)}`;
}

/** The value of a figure, or why there is none. */
export function figureInWords({ value, unit, note }: Figure): string {
  if (value === null) return note ?? 'not measured';
  return note ? `${inWords(value, unit)} (${note})` : inWords(value, unit);
}
