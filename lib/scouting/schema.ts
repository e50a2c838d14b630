import * as z from 'zod/mini';
import { emailAddress, line } from '../forms/fields';
import { LINE_LENGTH, PHONE_LENGTH } from '../forms/limits';
import { isChoice, type LocalList } from '../talents/options';

/** The thirteen questions of an application, in the order of the page. */
export const SCOUTING_FIELDS = [
  'realname',
  'father',
  'email',
  'phone',
  'whatsapp',
  'country',
  'basedin',
  'height',
  'jeans',
  'shoes',
  'eyes',
  'hair',
  'skin_tone',
] as const;
export type ScoutingField = (typeof SCOUTING_FIELDS)[number];

/** Its four photos: face, profile, half body, full body. */
export const SCOUTING_IMAGES = ['image_1', 'image_2', 'image_3', 'image_4'] as const;
export type ScoutingImage = (typeof SCOUTING_IMAGES)[number];

export function isScoutingImage(name: string): name is ScoutingImage {
  return (SCOUTING_IMAGES as readonly string[]).includes(name);
}

const chosen = (list: LocalList) =>
  line(LINE_LENGTH).check(z.refine((value) => isChoice(list, value), 'choice'));

/** An id of a list that only the panel has. */
const id = () => line(LINE_LENGTH);

/**
 * The answers of an application. Country, city and skin tone are ids of the panel's lists, which
 * the server compares with what the panel offers.
 */
export const scoutingSchema = z.object({
  realname: line(LINE_LENGTH),
  father: line(LINE_LENGTH),
  email: emailAddress(),
  phone: line(PHONE_LENGTH),
  whatsapp: line(PHONE_LENGTH),
  country: id(),
  basedin: id(),
  height: chosen('height'),
  jeans: chosen('jeans'),
  shoes: chosen('shoes'),
  eyes: chosen('eyes'),
  hair: chosen('hair'),
  skin_tone: id(),
});
export type ScoutingAnswers = Record<ScoutingField, string>;
