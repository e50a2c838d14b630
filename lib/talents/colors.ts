import type { Locale } from '../i18n/locales';
import type { ColorKey } from './filter';
import type { Option } from './option';

type Labels = Readonly<Record<Locale, string>>;
/** The English label is the value in sentence case, unless `en` is given. */
type Entry = readonly [value: string, pt: string, es: string, en?: string];

const HAIR = dictionary([
  ['Black', 'Preto', 'Negro'],
  ['Blue Black', 'Preto azulado', 'Negro azulado'],
  ['Dark Brown', 'Castanho-escuro', 'Castaño oscuro'],
  ['Brown', 'Castanho-médio', 'Castaño medio'],
  ['Light Brown', 'Castanho-claro', 'Castaño claro'],
  ['Chestnut', 'Castanho', 'Castaño'],
  ['Hazel', 'Avelã', 'Avellana'],
  ['Caramel', 'Caramelo', 'Caramelo'],
  ['Honey', 'Mel', 'Miel'],
  ['Dark Blonde', 'Loiro-escuro', 'Rubio oscuro'],
  ['Blonde', 'Loiro', 'Rubio'],
  ['Light Blonde', 'Loiro-claro', 'Rubio claro'],
  ['Golden Blonde', 'Loiro-dourado', 'Rubio dorado'],
  ['Strawberry Blonde', 'Loiro-arruivado', 'Rubio rojizo'],
  ['Platinum', 'Platinado', 'Platino'],
  ['Red', 'Ruivo', 'Pelirrojo'],
  ['Auburn', 'Acaju', 'Caoba'],
  ['Copper', 'Acobreado', 'Cobrizo'],
  ['Highlighted', 'Com mechas', 'Con mechas'],
  ['Salt and Pepper', 'Sal e pimenta', 'Entrecano'],
  ['Grey', 'Grisalho', 'Canoso'],
  ['White', 'Branco', 'Blanco'],
  ['Pink', 'Rosa', 'Rosa'],
  ['Blue', 'Azul', 'Azul'],
  ['Hairless', 'Careca', 'Sin cabello'],
]);

const EYES = dictionary([
  ['Black', 'Pretos', 'Negros'],
  ['Dark Brown', 'Castanho-escuros', 'Marrón oscuro'],
  ['Brown', 'Castanhos', 'Marrones'],
  ['Light Brown', 'Castanho-claros', 'Marrón claro'],
  ['Hazel', 'Avelã', 'Avellana'],
  ['Honey', 'Mel', 'Miel'],
  ['Amber', 'Âmbar', 'Ámbar'],
  ['Green', 'Verdes', 'Verdes'],
  ['Light Green', 'Verde-claros', 'Verde claro'],
  ['Blue', 'Azuis', 'Azules'],
  ['Light Blue', 'Azul-claros', 'Azul claro'],
  ['Dark Blue', 'Azul-escuros', 'Azul oscuro'],
  ['Blue Green', 'Verde-azulados', 'Verde azulado'],
  ['Blue Grey', 'Cinza-azulados', 'Gris azulado'],
  ['Grey', 'Cinzentos', 'Grises'],
  ['Violet', 'Violeta', 'Violeta'],
  ['Heterochromia', 'Heterocromia', 'Heterocromía'],
]);

/** The panel's skin tones by id; `docs/panel-contract.md` explains the one with another name. */
const SKIN_TONES: readonly (readonly [id: number, ...Entry])[] = [
  [1160, 'Albino', 'Albina', 'Albina'],
  [1161, 'Yellowish', 'Dourada', 'Dorada', 'Golden'],
  [1162, 'White', 'Branca', 'Blanca'],
  [1163, 'Indigenous', 'Indígena', 'Indígena'],
  [1164, 'Black', 'Negra', 'Negra'],
  [1165, 'Brown', 'Parda', 'Morena'],
  [1166, 'Vitiligo', 'Vitiligo', 'Vitíligo'],
];

const SKIN = dictionary(SKIN_TONES.map(([, ...entry]) => entry));
const SKIN_BY_ID = new Map(SKIN_TONES.map(([id, value]) => [String(id), value]));

const DICTIONARIES = { hair: HAIR, eyes: EYES };

/** The name of a raw color of hair or eyes; an unknown value is returned as is. */
export function colorLabel(key: ColorKey, value: string, locale: Locale): string {
  return DICTIONARIES[key].get(value)?.[locale] ?? value;
}

/** Colors of each kind, by the panel's values. */
export type Colors = Readonly<Record<ColorKey, readonly string[]>>;
export type HasColor = (key: ColorKey, value: string) => boolean;

/** True if the dictionary has the color. */
export const isKnownColor: HasColor = (key, value) => DICTIONARIES[key].has(value);

/** The colors that the dictionary lacks. */
export function otherColors({ hair, eyes }: Colors): Colors {
  return {
    hair: hair.filter((color) => !isKnownColor('hair', color)),
    eyes: eyes.filter((color) => !isKnownColor('eyes', color)),
  };
}

/** Tells whether the dictionary or `others` has a color. */
export function colorTest(others: Colors): HasColor {
  return (key, value) => isKnownColor(key, value) || others[key].includes(value);
}

/** The name of a skin tone by its id (`1162`); null if unknown. */
export function knownSkinTone(id: string, locale: Locale): string | null {
  return SKIN.get(SKIN_BY_ID.get(id) ?? '')?.[locale] ?? null;
}

/** The name of a skin tone by its id (`1162`) or raw value; an unknown value is returned as is. */
export function skinToneLabel(value: string, locale: Locale): string {
  return knownSkinTone(value, locale) ?? SKIN.get(value)?.[locale] ?? value;
}

/** All colors of hair or eyes in the dictionary, for a select. */
export function colorOptions(key: ColorKey, locale: Locale): Option[] {
  return Array.from(DICTIONARIES[key], ([value, labels]) => ({ value, label: labels[locale] }));
}

/** All skin tones of the dictionary, by their raw values. */
export function skinToneOptions(locale: Locale): Option[] {
  return Array.from(SKIN, ([value, labels]) => ({ value, label: labels[locale] }));
}

function dictionary(entries: readonly Entry[]): ReadonlyMap<string, Labels> {
  return new Map(
    entries.map(([value, pt, es, en]) => [value, { pt, en: en ?? sentence(value), es }]),
  );
}

/** The panel capitalizes every word: `Light Brown`. */
function sentence(value: string): string {
  return value.charAt(0) + value.slice(1).toLowerCase();
}
