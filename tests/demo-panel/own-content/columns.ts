import { fold } from '../../../lib/talents/folding.ts';
import { type Unit, unitOf } from './units.ts';

/** The known columns, each with its names in Portuguese, English and Spanish. */
export const COLUMNS = {
  name: ['nome', 'name', 'nombre', 'nome artístico', 'stage name', 'nombre artístico'],
  legal_name: [
    ...['nome completo', 'nome legal', 'nome civil', 'nome de registro', 'legal name'],
    ...['full name', 'nombre completo', 'nombre legal'],
  ],
  folder: ['pasta', 'folder', 'carpeta', 'slug'],
  gender: ['gênero', 'gender', 'género', 'sexo', 'sex'],
  birthdate: [
    ...['nascimento', 'data de nascimento', 'birthdate', 'date of birth', 'birthday', 'dob'],
    ...['fecha de nacimiento', 'nacimiento'],
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

/** The names of a column that holds what a talent is called in public, when there are several names. */
const STAGE_NAMES = ['nome artístico', 'stage name', 'nombre artístico'];
/** The headers that only a spreadsheet in Spanish has. */
const SPANISH = [
  ...['nombre', 'nombre artístico', 'fecha de nacimiento', 'nacimiento', 'estatura', 'pecho'],
  ...['cadera', 'traje', 'talla', 'zapatos', 'ojos', 'cabello', 'pelo', 'tono de piel'],
];

/** What a header says: the column, the unit of its cells, and whether it is that of a stage name. */
export type Header = { column: Column; unit: Unit | undefined; isStageName: boolean };

const NAMES = new Map<string, Column>(
  Object.entries(COLUMNS).flatMap(([column, names]) =>
    [column, ...names].map((name): [string, Column] => [wordsOf(name).join(' '), column as Column]),
  ),
);

/** True if any of the headers is Spanish and not Portuguese. */
export function isSpanish(headers: readonly string[]): boolean {
  const spanish = new Set(SPANISH.map((name) => wordsOf(name).join(' ')));
  return headers.some((header) => spanish.has(plainHeader(header).words.join(' ')));
}

/** Reads a header, with or without a remark and a unit: `Altura (cm)`; null for an unknown one. */
export function readHeader(header: string): Header | null {
  const { words, unit } = plainHeader(header);
  const name = words.join(' ');
  const column = NAMES.get(name);
  if (!column) return null;
  return {
    column,
    unit,
    isStageName: STAGE_NAMES.some((stage) => wordsOf(stage).join(' ') === name),
  };
}

/** The words of a header without what is in brackets, and the unit that either names. */
function plainHeader(header: string): { words: string[]; unit: Unit | undefined } {
  const remark = wordsOf(/[([{]([^)\]}]*)/.exec(header)?.[1] ?? '');
  const words = wordsOf(header.replace(/[([{][^)\]}]*[)\]}]?/g, ' '));
  const last = words.length > 1 ? unitOf(words.at(-1) ?? '') : undefined;
  if (last) words.splice(words.at(-2) === 'em' || words.at(-2) === 'en' ? -2 : -1);
  return { words, unit: last ?? remark.map(unitOf).find(Boolean) };
}

function wordsOf(text: string): string[] {
  return fold(text).match(/[a-z0-9]+/g) ?? [];
}

/**
 * The key by which a row finds its folder of pictures: letters and digits of any script, folded; the
 * whole text for one that has neither.
 */
export function folderKey(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}\p{M}]/gu, '') || text.normalize('NFC').trim();
}
