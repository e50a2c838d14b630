import 'server-only';
import type { Locale } from '../i18n/locales';
import { isUpstreamError } from '../panel/errors';
import { wordOptions } from '../talents/options';
import { optionsIn, type PanelChoices } from './question-options';
import { mapQuestions, type Question } from './questions';
import { readChoices } from './read-choices';

const NO_CHOICES: PanelChoices = { countries: [], skinTones: [], cities: null };

/**
 * The answers of an application as shown on its page: with the labels of chosen options. A value
 * that is in no list, or whose list cannot be read, is left out.
 */
export async function answersInWords(
  answers: Readonly<Record<string, string>>,
  locale: Locale,
): Promise<Record<string, string>> {
  const offered = await readChoices(locale, answers.country).catch((error: unknown) => {
    if (!isUpstreamError(error)) throw error;
    return NO_CHOICES;
  });
  const choices = { ...offered, ...wordOptions(locale) };

  function inWords(text: string, question: Question): string {
    if (!('list' in question)) return text;
    if (question.kind === 'city' && choices.cities?.length === 0) return text;
    const options = optionsIn(question.list, choices, locale);
    return options.find(({ value }) => value === text)?.label ?? '';
  }

  return mapQuestions((name, question) => inWords(answers[name] ?? '', question));
}
