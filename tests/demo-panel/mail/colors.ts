import { skinTones } from '../seed/options.ts';

const HAIR: Record<string, string> = {
  Black: 'preto',
  'Blue Black': 'preto azulado',
  'Dark Brown': 'castanho-escuro',
  Brown: 'castanho-médio',
  'Light Brown': 'castanho-claro',
  Chestnut: 'castanho',
  Hazel: 'avelã',
  Caramel: 'caramelo',
  Honey: 'mel',
  'Dark Blonde': 'loiro-escuro',
  Blonde: 'loiro',
  'Light Blonde': 'loiro-claro',
  'Golden Blonde': 'loiro-dourado',
  Golden: 'dourado',
  'Strawberry Blonde': 'loiro-arruivado',
  Platinum: 'platinado',
  Red: 'ruivo',
  Auburn: 'acaju',
  Copper: 'acobreado',
  Highlighted: 'com mechas',
  'Salt and Pepper': 'sal e pimenta',
  Grey: 'grisalho',
  White: 'branco',
  Pink: 'rosa',
  Blue: 'azul',
  Hairless: 'careca',
};

const EYES: Record<string, string> = {
  Black: 'pretos',
  'Dark Brown': 'castanho-escuros',
  Brown: 'castanhos',
  'Light Brown': 'castanho-claros',
  Hazel: 'avelã',
  Honey: 'mel',
  Amber: 'âmbar',
  Green: 'verdes',
  'Light Green': 'verde-claros',
  Blue: 'azuis',
  'Light Blue': 'azul-claros',
  'Dark Blue': 'azul-escuros',
  'Blue Green': 'verde-azulados',
  'Blue Grey': 'cinza-azulados',
  Grey: 'cinzentos',
  Violet: 'violeta',
  Heterochromia: 'heterocromia',
};

export const hairLabel = (value: string) => HAIR[value] ?? value;
export const eyesLabel = (value: string) => EYES[value] ?? value;

/** The panel labels it as a color of illness; its e-mails use the word of the site. */
const SKIN_TONES: Record<string, string> = { Yellowish: 'Dourada' };

/** Takes an id or a raw value. */
export function skinToneLabel(value: string): string {
  const tone = skinTones('pt').find((known) => `${known.id}` === value || known.value === value);
  return SKIN_TONES[tone?.value ?? ''] ?? tone?.label ?? value;
}
