import * as z from 'zod/mini';
import { emailAddress, line, phoneNumber } from '../forms/fields';
import { isOption, type LocalList } from '../talents/options';
import { shapePhone } from './phone';

const chosen = (list: LocalList) =>
  line().check(z.refine((value) => isOption(list, value), 'choice'));

const shapedPhone = () => phoneNumber().check(z.overwrite(shapePhone));

/**
 * The answers of an application, in the order of the page. Country, city and skin tone are ids of
 * the panel's lists, which the server compares with what the panel offers.
 */
export const scoutingSchema = z.object({
  realname: line(),
  father: line(),
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
});

export type ScoutingAnswers = z.output<typeof scoutingSchema>;
export type ScoutingField = keyof ScoutingAnswers;
