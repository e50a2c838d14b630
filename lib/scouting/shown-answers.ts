import type { Messages } from '../i18n/messages';
import { SCOUTING_IMAGES } from './image-rules';
import { mapQuestions } from './questions';

type Answers = Readonly<Record<string, string>>;

/**
 * The answers of an application as the success screen shows them: the answer about age in words
 * and, for a minor, the guardian and the text of the consent. An adult's guardian is left out
 * unless it is another person.
 */
export function shownAnswers(
  answers: Answers,
  { adultAnswers, consent }: Pick<Messages['scouting'], 'adultAnswers' | 'consent'>,
): Answers {
  const { adult, father = '', realname } = answers;
  const minor = adult === 'no';
  return {
    ...answers,
    adult: minor ? adultAnswers.no : adultAnswers.yes,
    adult_confirmed: '',
    father: minor || father !== realname ? father : '',
    consent: minor && answers.consent ? consent : '',
  };
}

/** The labels of the questions, then of the photos, in the order of the form. */
export function labelsInOrder(fields: Messages['scouting']['fields']): Record<string, string> {
  const photos = SCOUTING_IMAGES.map((slot) => [slot, fields[slot]]);
  return { ...mapQuestions((name) => fields[name]), ...Object.fromEntries(photos) };
}
