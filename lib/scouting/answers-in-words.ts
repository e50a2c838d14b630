import 'server-only';
import type { Locale } from '../i18n/locales';
import { isUpstreamError } from '../panel/errors';
import type { Option } from '../talents/option';
import { LOCAL_LISTS, optionsOf } from '../talents/options';
import { type Choices, readChoices } from './read-choices';

const NO_CHOICES: Choices = { countries: [], skinTones: [], cities: [] };

/**
 * The answers of an application as shown on its page: with the labels of chosen options. A value
 * that is in no list, or whose list cannot be read, is left out.
 */
export async function answersInWords(
  answers: Readonly<Record<string, string>>,
  locale: Locale,
): Promise<Record<string, string>> {
  const choices = await readChoices(locale, answers.country).catch((error: unknown) => {
    if (!isUpstreamError(error)) throw error;
    return NO_CHOICES;
  });
  const lists: readonly (readonly [string, readonly Option[]])[] = [
    ['country', choices.countries],
    ['basedin', choices.cities],
    ['skin_tone', choices.skinTones],
    ...LOCAL_LISTS.map((list) => [list, optionsOf(list, locale)] as const),
  ];
  const labels = lists.map(([name, options]) => {
    const chosen = options.find(({ value }) => value === answers[name]);
    return [name, chosen?.label ?? ''];
  });
  return { ...answers, ...Object.fromEntries(labels) };
}
