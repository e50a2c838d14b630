import type { Locale } from '../i18n/locales';
import type { ColorKey } from '../talents/filter';
import type { OptionMeasure } from '../talents/measure-table';
import type { Option } from '../talents/option';
import { type LocalList, sizeOptions } from '../talents/options';

/**
 * The version of the text that a guardian agrees to; sent with the application of a minor. Change
 * it with `scouting.consent` in `messages/`.
 */
export const CONSENT_VERSION = '2026-12';

/** The groups of the form, in its order, with their columns on a wide screen. */
export const GROUPS = [
  { name: 'you', columns: 2 },
  { name: 'place', columns: 2 },
  { name: 'measures', columns: 3 },
  { name: 'looks', columns: 3 },
] as const;

/** The kind decides the rule of an answer (`schema.ts`) and its control (`components/scouting/questions.tsx`). */
export type Question = { group: (typeof GROUPS)[number]['name'] } & (
  | { kind: 'age' | 'age-check' | 'guardian' | 'consent' | 'email' | 'phone' }
  /** One line about the applicant. `autoComplete` names what a browser may fill in. */
  | { kind: 'text'; autoComplete: 'name' | 'on' }
  | { kind: 'country'; list: 'countries' }
  | { kind: 'city'; list: 'cities' }
  /** One of a list, which is the panel's for the skin tones. */
  | { kind: 'choice'; list: 'skinTones' | LocalList }
);

/**
 * Every question of an application, in the order in which the form asks a minor, lists its faults
 * and sums up what was sent. The panel receives each answer under the name of its question; exceptions are
 * in `receive-application.ts`.
 */
export const QUESTIONS = {
  adult: { group: 'you', kind: 'age' },
  father: { group: 'you', kind: 'guardian' },
  consent: { group: 'you', kind: 'consent' },
  realname: { group: 'you', kind: 'text', autoComplete: 'name' },
  email: { group: 'you', kind: 'email' },
  phone: { group: 'you', kind: 'phone' },
  whatsapp: { group: 'you', kind: 'phone' },
  country: { group: 'place', kind: 'country', list: 'countries' },
  basedin: { group: 'place', kind: 'city', list: 'cities' },
  height: { group: 'measures', kind: 'choice', list: 'height' },
  adult_confirmed: { group: 'measures', kind: 'age-check' },
  jeans: { group: 'measures', kind: 'choice', list: 'jeans' },
  shoes: { group: 'measures', kind: 'choice', list: 'shoes' },
  eyes: { group: 'looks', kind: 'choice', list: 'eyes' },
  hair: { group: 'looks', kind: 'choice', list: 'hair' },
  skin_tone: { group: 'looks', kind: 'choice', list: 'skinTones' },
} as const satisfies Record<string, Question>;

export type QuestionName = keyof typeof QUESTIONS;

/** Below this height, in cm, the answer that the applicant is an adult is asked for once more. */
const CHECKED_BELOW_CM = 150;

/** The answers that say whether the applicant is a minor. */
type AgeAnswers = Readonly<Partial<Record<'adult' | 'height' | 'adult_confirmed', string>>>;

/** Whether the form has to ask once more if the applicant is an adult. */
export function needsAgeCheck({ adult, height }: AgeAnswers): boolean {
  return adult === 'yes' && Number(height || Number.NaN) < CHECKED_BELOW_CM;
}

/** Whether the applicant is under 18, by either question about the age. */
export function isMinor(answers: AgeAnswers): boolean {
  return answers.adult === 'no' || (needsAgeCheck(answers) && answers.adult_confirmed === 'no');
}

/** One value for each question, in the order of the form. */
export function mapQuestions<Value>(
  value: (name: QuestionName, question: Question) => Value,
): Record<QuestionName, Value> {
  const all = Object.entries(QUESTIONS) as [QuestionName, Question][];
  const values = all.map(([name, question]) => [name, value(name, question)]);
  return Object.fromEntries(values);
}

/** The options that the panel offers, without cities, which are loaded per country. */
export type PanelChoices = Readonly<Record<'countries' | 'skinTones', readonly Option[]>>;

/** The options that the server sends: the panel's, and the site's lists whose labels are words. */
export type Choices = PanelChoices & Readonly<Record<ColorKey, readonly Option[]>>;

/**
 * The options of a question's list: of the server, or numbers, which the browser formats itself. Until
 * the question about age is answered, a list has the sizes of minors too.
 */
export function optionsIn(
  list: keyof Choices | OptionMeasure,
  choices: Choices,
  adult: boolean,
  locale: Locale,
): readonly Option[] {
  if (!(list in choices)) return sizeOptions(list as OptionMeasure, adult, locale);
  return choices[list as keyof Choices] ?? [];
}
