import * as z from 'zod/mini';
import { emailAddress, line, optionalLine } from '../forms/fields';
import { PHONE_LENGTH } from '../forms/limits';
import { isOption } from '../talents/options';
import { shapePhone } from './phone';
import { mapQuestions, type Question, type QuestionName } from './questions';

/** A ticked checkbox posts `yes`; for an unticked one the browser's script posts false. */
const ticked = () =>
  z.pipe(
    z.transform((value) => (value === 'yes' ? 'yes' : '')),
    z.enum(['yes', '']),
  );

/** The rule of an answer. The server checks the ids of the panel's lists. */
function ruleOf(question: Question): z.ZodMiniType<string> {
  switch (question.kind) {
    case 'age':
      return line().check(z.refine((value) => value === 'yes' || value === 'no', 'choice'));
    case 'guardian':
      return optionalLine();
    case 'consent':
      return ticked();
    case 'text':
    case 'country':
    case 'city':
      return line();
    case 'email':
      return emailAddress();
    case 'phone':
      return line(PHONE_LENGTH).check(z.overwrite(shapePhone));
    case 'choice': {
      const { list } = question;
      if (list === 'skinTones') return line();
      return line().check(z.refine((value) => isOption(list, value), 'choice'));
    }
  }
}

/** The answers of an application by the name of their question. */
export type ScoutingAnswers = Record<QuestionName, string>;

/** The answers about a guardian, who answers for an applicant under 18. */
type Guarded = Pick<ScoutingAnswers, 'adult' | 'father' | 'consent'>;
const isGuarded = ({ adult, father }: Guarded) => adult !== 'no' || father !== '';
const isAgreed = ({ adult, consent }: Guarded) => adult !== 'no' || consent === 'yes';

/**
 * The rules of an application, for browser and server. For a minor, a guardian (`father`) and
 * consent are required; an adult may omit both.
 */
export const scoutingSchema = z
  .object(mapQuestions((_name, question) => ruleOf(question)))
  .check(
    z.refine(isGuarded, { path: ['father'], error: 'required', when: () => true }),
    z.refine(isAgreed, { path: ['consent'], error: 'required', when: () => true }),
  );
