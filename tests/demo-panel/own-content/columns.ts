import type { Talent } from '../seed/talent.ts';
import { columnName } from './table.ts';

/** The known columns, each with its names in Portuguese, English and Spanish. */
export const COLUMNS = {
  name: ['nome', 'name', 'nombre', 'nome artístico'],
  folder: ['pasta', 'folder', 'carpeta', 'slug'],
  gender: ['gênero', 'gender', 'género', 'sexo'],
  birthdate: [
    'nascimento',
    'data de nascimento',
    'birthdate',
    'date of birth',
    'fecha de nacimiento',
  ],
  categories: ['categorias', 'categories', 'categorías', 'categoria', 'category'],
  height: ['altura', 'height', 'estatura'],
  bust: ['busto', 'tórax', 'bust', 'chest', 'pecho'],
  waist: ['cintura', 'waist'],
  hips: ['quadril', 'hips', 'cadera'],
  weight: ['peso', 'weight'],
  suit: ['terno', 'suit', 'traje'],
  shirt: ['camisa', 'shirt'],
  jeans: ['manequim', 'jeans', 'talla'],
  shoes: ['sapato', 'sapatos', 'calçado', 'shoes', 'zapatos'],
  eyes: ['olhos', 'eyes', 'ojos'],
  hair: ['cabelo', 'hair', 'cabello', 'pelo'],
  skin_tone: ['tom de pele', 'skin tone', 'tono de piel'],
} as const satisfies Record<string, readonly string[]>;
export type Column = keyof typeof COLUMNS;

const NAMES = new Map<string, Column>(
  Object.entries(COLUMNS).flatMap(([column, names]) =>
    names.map((name): [string, Column] => [columnName(name), column as Column]),
  ),
);

/** The column that a header names, as `columnName` writes it; undefined for one that is not read. */
export function knownColumn(name: string): Column | undefined {
  return NAMES.get(name) ?? (Object.hasOwn(COLUMNS, name) ? (name as Column) : undefined);
}

const GENDERS = {
  woman: ['mulher', 'feminino', 'f', 'woman', 'female', 'mujer', 'femenino'],
  man: ['homem', 'masculino', 'm', 'man', 'male', 'hombre'],
};

/** The gender that a cell names; null for an unknown word. */
export function readGender(text: string): Talent['gender'] | null {
  const word = columnName(text);
  return (['woman', 'man'] as const).find((gender) => GENDERS[gender].includes(word)) ?? null;
}

/** An ISO date from `1999-03-21`, `21/03/1999` or `21.03.1999`; null for anything else. */
export function readDay(text: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  const [, d, m, y] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? [];
  const parts = [year ?? y, month ?? m, day ?? d].map((part = '') => part.padStart(2, '0'));
  const iso = parts.join('-');
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? null : iso;
}

/**
 * A measure as the panel writes it, with a height in meters converted to centimeters; null unless the
 * text begins with a number.
 */
export function readMeasure(column: Column, text: string): string | null {
  const number = Number.parseFloat(text.replace(',', '.'));
  if (Number.isNaN(number)) return null;
  return column === 'height' && number < 3 ? String(Math.round(number * 100)) : text;
}

const CATEGORIES: Record<string, number> = {
  ...{ novosrostos: 1884, newfaces: 1884, nuevosrostros: 1884 },
  ...{ plussize: 1885, curvy: 1885 },
  ...{ criancas: 1886, kids: 1886, ninos: 1886 },
  ...{ adolescentes: 1887, teen: 1887, senior: 1888 },
  ...{ atores: 1889, actors: 1889, actores: 1889 },
  ...{ internacionais: 1890, internacional: 1890, international: 1890 },
  ...{ criativos: 1891, creative: 1891, creativos: 1891 },
};

/** The ids of the categories in a cell, separated by `,`, `/`, `|` or `;`; null for an unknown one. */
export function readCategories(text: string): (number | null)[] {
  const names = text.split(/[,/|;]/).filter((name) => name.trim() !== '');
  return names.map((name) => CATEGORIES[columnName(name)] ?? null);
}
