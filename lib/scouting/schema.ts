import * as z from 'zod/mini';
import { emailAddress, line, optionalLine, phoneNumber } from '../forms/fields';
import { isOption, type LocalList } from '../talents/options';
import { shapePhone } from './phone';

const chosen = (list: LocalList) =>
  line().check(z.refine((value) => isOption(list, value), 'choice'));

const shapedPhone = () => phoneNumber().check(z.overwrite(shapePhone));

const ADULT_ANSWERS = ['yes', 'no'] as const;

/** A ticked checkbox posts `yes`; for an unticked one the browser's script posts false. */
const ticked = () =>
  z.pipe(
    z.transform((value) => (value === 'yes' ? 'yes' : '')),
    z.enum(['yes', '']),
  );

/** The fields about a guardian, who answers for an applicant under 18. */
type Guarded = { adult: string; father: string; consent: string };
const isGuarded = ({ adult, father }: Guarded) => adult !== 'no' || father !== '';
const isAgreed = ({ adult, consent }: Guarded) => adult !== 'no' || consent === 'yes';

/**
 * The answers of an application, in the order of the page. Country, city and skin tone are ids of
 * the panel's lists, which the server validates. For a minor, a guardian (`father`) and consent are
 * required; an adult may omit both.
 */
export const scoutingSchema = z
  .object({
    adult: line().check(z.refine((value) => ADULT_ANSWERS.some((one) => one === value), 'choice')),
    father: optionalLine(),
    consent: ticked(),
    realname: line(),
    email: emailAddress(),
    phone: shapedPhone(),
    whatsapp: shapedPhone(),
    country: line(),
    basedin: line(),
    height: chosen('height'),
    jeans: chosen('jeans'),
    shoes: chosen('shoes'),
    eyes: chosen('eyes'),
    hair: chosen('hair'),
    skin_tone: line(),
  })
  .check(
    z.refine(isGuarded, { path: ['father'], error: 'required', when: () => true }),
    z.refine(isAgreed, { path: ['consent'], error: 'required', when: () => true }),
  );

export type ScoutingAnswers = z.output<typeof scoutingSchema>;
export type ScoutingField = keyof ScoutingAnswers;
