import type { Locale } from '../i18n/locales';
import type { Option } from './option';

type Labels = Readonly<Record<Locale, string>>;
/** The English label is the value with only its first letter in upper case, unless `en` is given. */
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

/** The skin tones of the panel, by their ids; `docs/panel-contract.md` says why one has another name here. */
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

/** Takes a raw hair color and gives its name; a value of no dictionary is given back as it is. */
export function hairLabel(value: string, locale: Locale): string {
  return HAIR.get(value)?.[locale] ?? value;
}

/** Takes a raw eye color and gives its name; a value of no dictionary is given back as it is. */
export function eyesLabel(value: string, locale: Locale): string {
  return EYES.get(value)?.[locale] ?? value;
}

/** Takes the id of a skin tone (`1162`) and gives its name; null for an unknown one. */
export function knownSkinTone(id: string, locale: Locale): string | null {
  return SKIN.get(SKIN_BY_ID.get(id) ?? '')?.[locale] ?? null;
}

/** Takes a skin tone, as an id (`1162`) or a raw value, and gives its name; unknown ones as is. */
export function skinToneLabel(value: string, locale: Locale): string {
  return knownSkinTone(value, locale) ?? SKIN.get(value)?.[locale] ?? value;
}

/** Every hair color, for a select. */
export function hairOptions(locale: Locale): Option[] {
  return optionsOf(HAIR, locale);
}

/** Every eye color, for a select. */
export function eyesOptions(locale: Locale): Option[] {
  return optionsOf(EYES, locale);
}

function optionsOf(colors: ReadonlyMap<string, Labels>, locale: Locale): Option[] {
  return Array.from(colors, ([value, labels]) => ({ value, label: labels[locale] }));
}

function dictionary(entries: readonly Entry[]): ReadonlyMap<string, Labels> {
  return new Map(
    entries.map(([value, pt, es, en]) => [value, { pt, en: en ?? sentence(value), es }]),
  );
}

/** The panel writes every word with a capital: `Light Brown`. */
function sentence(value: string): string {
  return value.charAt(0) + value.slice(1).toLowerCase();
}
