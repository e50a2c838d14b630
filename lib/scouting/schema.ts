import * as z from 'zod/mini';
import { emailAddress, type FieldFault, line, optionalLine } from '../forms/fields';
import { PHONE_LENGTH } from '../forms/limits';
import { isOption } from '../talents/options';
import { shapePhone } from './phone';
import {
  isMinor,
  mapQuestions,
  needsAgeCheck,
  type Question,
  type QuestionName,
} from './questions';

/** A ticked checkbox posts `yes`; for an unticked one the browser's script posts false. */
const ticked = () =>
  z.pipe(
    z.transform((value) => (value === 'yes' ? 'yes' : '')),
    z.enum(['yes', '']),
  );

/** The answer to a question that may not be asked: a field that was never or no longer shown has none. */
const confirmed = () =>
  z.pipe(
    z.transform((value) => (value === 'yes' || value === 'no' ? value : '')),
    z.enum(['yes', 'no', '']),
  );

const isYesOrNo = (value: string) => value === 'yes' || value === 'no';

/** The rule of an answer. The server checks the ids of the panel's lists. */
function ruleOf(question: Question): z.ZodMiniType<string> {
  switch (question.kind) {
    case 'age':
      return line().check(z.refine(isYesOrNo, 'choice'));
    case 'age-check':
      return confirmed();
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
      return line().check(z.refine((value) => isOption(list, false, value), 'choice'));
    }
  }
}

/** The answers of an application by the name of their question. */
export type ScoutingAnswers = Record<QuestionName, string>;

type Rule = (answers: ScoutingAnswers) => boolean;
const isGuarded: Rule = (answers) => !isMinor(answers) || answers.father !== '';
const isAgreed: Rule = (answers) => !isMinor(answers) || answers.consent === 'yes';
const isChecked: Rule = (answers) => !needsAgeCheck(answers) || Boolean(answers.adult_confirmed);
const hasOwnSize: Rule = (answers) => isMinor(answers) || isOption('jeans', true, answers.jeans);

/** A rule of several answers. With the name of one it applies only if that one has no fault of its own. */
const rule = (holds: Rule, field: QuestionName, error: FieldFault, of?: QuestionName) =>
  z.refine<ScoutingAnswers>(holds, {
    path: [field],
    error,
    when: ({ issues }) => !issues.some(({ path }) => of && path?.[0] === of),
  });

/**
 * The rules of an application, for browser and server. For a minor, a guardian (`father`) and
 * consent are required; an adult may omit both, but a small one is asked about the age once more.
 */
export const scoutingSchema = z
  .object(mapQuestions((_name, question) => ruleOf(question)))
  .check(
    rule(isGuarded, 'father', 'required'),
    rule(isAgreed, 'consent', 'required'),
    rule(isChecked, 'adult_confirmed', 'required', 'height'),
    rule(hasOwnSize, 'jeans', 'choice', 'jeans'),
  );
