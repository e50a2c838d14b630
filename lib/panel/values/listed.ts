import 'server-only';
import { LOCALES, type Locale } from '../../i18n/locales';
import { colorOptions, skinToneOptions } from '../../talents/colors';
import { fold } from '../../talents/letters';
import type { Option } from '../../talents/option';
import type { Gender } from '../../talents/talent';
import { word } from './text';

/** A word as lists compare it: `Loiro escuro` is `Loiro-escuro`. */
const keyOf = (text: string) => fold(text).replace(/[\s-]/g, '');

/**
 * A value of the panel's list, or one of the site's words for it in any language; a word that the list
 * lacks stays as it is.
 */
function listed(optionsIn: (locale: Locale) => readonly Option[]) {
  const options = LOCALES.flatMap(optionsIn);
  // The last entry of a key counts: a value of the panel may be another one's word.
  const values = new Map([
    ...options.toReversed().map(({ value, label }) => [keyOf(label), value] as const),
    ...options.map(({ value }) => [keyOf(value), value] as const),
  ]);
  return word.transform((sent) => sent && (values.get(keyOf(sent)) ?? sent));
}

export const hair = listed((locale) => colorOptions('hair', locale));
export const eyes = listed((locale) => colorOptions('eyes', locale));
/** Also an id, which no list has here. */
export const skinTone = listed(skinToneOptions);

/** Words in English, Portuguese and Spanish, folded. */
const GENDERS: Readonly<Record<Gender, readonly string[]>> = {
  woman:
    'woman women female mulher mulheres feminino feminina mujer mujeres femenino femenina'.split(
      ' ',
    ),
  man: 'man men male homem homens masculino masculina hombre hombres'.split(' '),
};

/** The gender that a word names; null for a placeholder. */
export const gender = word.transform((sent, context): Gender | null => {
  if (sent === null) return null;
  const known = (['woman', 'man'] as const).find((one) => GENDERS[one].includes(fold(sent)));
  if (!known) context.addIssue('is no gender');
  return known ?? null;
});
