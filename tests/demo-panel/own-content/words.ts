import { fold } from '../../../lib/talents/folding.ts';
import type { Talent } from '../seed/talent.ts';

/** What spreadsheets write where they have no value: errors of Excel, in any language, and constants. */
const NO_VALUE =
  /^(?:#(?:n\/[ad]|[^\s#]+[!?])|null|true|false|verdadeiro|falso|verdadero|nan|undefined)$/i;

/** True for a cell that a program filled and no person wrote: `#N/D`, `#REF!`, `NULL`, `TRUE`. */
export function isNoValue(cell: string): boolean {
  return NO_VALUE.test(cell.trim());
}

/** A text with at least one letter, its white space collapsed; null for any other. */
export function readText(cell: string): string | null {
  return /\p{L}|\p{M}/u.test(cell) ? cell.replace(/\s+/g, ' ').trim() : null;
}

/** A skin tone: an id of the panel, or a word. */
export function readSkinTone(cell: string): string | null {
  return /^116[0-6]$/.test(cell) ? cell : readText(cell);
}

type Gender = NonNullable<Talent['gender']>;
const GENDERS: Readonly<Record<Gender, readonly string[]>> = {
  woman: ['mulher', 'feminino', 'feminina', 'fem', 'f', 'woman', 'female', 'mujer', 'femenino'],
  man: ['homem', 'masculino', 'masc', 'man', 'male', 'hombre', 'h', 'varon'],
};

/**
 * Reads the cells of a column of genders. `M` is masculino, but mujer in a column that also has `H`
 * (hombre), or under Spanish headers without an `F`; in a column with `F` and `H` it is unclear.
 * The returned function gives null for an unknown word.
 */
export function genderReader(
  cells: readonly string[],
  spanish: boolean,
): (cell: string) => Gender | null {
  const words = new Set(cells.map((cell) => fold(cell).trim()));
  const [hasF, hasH] = [words.has('f'), words.has('h')];
  const isWoman = hasH || (spanish && !hasF);
  const m = hasF && hasH ? null : isWoman ? 'woman' : 'man';
  return (cell) => {
    const word = fold(cell).replace(/[^a-z]/g, '');
    if (word === 'm') return m;
    return (['woman', 'man'] as const).find((gender) => GENDERS[gender].includes(word)) ?? null;
  };
}

const CATEGORIES: Readonly<Record<string, number>> = {
  ...{ novosrostos: 1884, newfaces: 1884, nuevosrostros: 1884 },
  ...{ plussize: 1885, curvy: 1885 },
  ...{ criancas: 1886, infantil: 1886, kids: 1886, ninos: 1886 },
  ...{ adolescentes: 1887, teen: 1887, senior: 1888 },
  ...{ atores: 1889, actors: 1889, actores: 1889 },
  ...{ internacionais: 1890, internacional: 1890, international: 1890 },
  ...{ criativos: 1891, creative: 1891, creatives: 1891, creativos: 1891 },
};

/** The ids of the categories in a cell, separated by `,`, `/`, `|` or `;`; null if one is unknown. */
export function readCategories(cell: string): number[] | null {
  const names = cell.split(/[,/|;]/).map((name) => fold(name).replace(/[^a-z0-9]/g, ''));
  const ids = names.filter(Boolean).map((name) => CATEGORIES[name]);
  return ids.every((id) => id !== undefined) ? ids : null;
}
