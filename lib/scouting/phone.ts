import { cleanLine } from '../forms/clean';

/** A Brazilian mobile number with its country, as an applicant is shown it: two digits, two, five, four. */
export const PHONE_EXAMPLE = '+55 (11) 98765-0100';

const WRITTEN_AS_NUMBER = /^[+\d\s().\-–/]+$/;
const SEPARATORS = String.raw`[\s().\-–/]*`;

/** The area codes of Brazil that are in use. */
const AREA = '1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9]';

/**
 * A Brazilian number in Brazilian grouping: optionally the country, optionally a trunk zero with a
 * carrier, the area code, then nine digits that begin with 9 or the eight of a landline, the last four
 * together. A number that is grouped in another way, such as `(212) 555-0143`, is of another country.
 */
const BRAZILIAN = new RegExp(
  [
    String.raw`^[\s(]*(?<country>(?:(?:\+|00)\s*)?55${SEPARATORS})?`,
    String.raw`(?<trunk>0${SEPARATORS}(?:\d\d${SEPARATORS})?)?`,
    `(?<area>${AREA})${SEPARATORS}`,
    String.raw`(?<first>9${SEPARATORS}\d{4}|[2-5]\d{3})${SEPARATORS}(?<last>\d{4})$`,
  ].join(''),
);

/** Ten digits in a row that may be North American too; there, no area code is 552 to 555. */
const NORTH_AMERICAN = /^(?!55)[2-9]\d{2}[2-9]\d{6}$/;

/** The first digits of a Brazilian number. */
const BEGINNING = new RegExp(`^(?:[1-9]|(?:${AREA})(?:9\\d{0,8}|[2-5]\\d{0,7})?)?$`);
const WHOLE = new RegExp(`^(?:${AREA})(?:9\\d{8}|[2-5]\\d{7})$`);

/** What one number has at most, by the international numbering plan (E.164). */
const MOST_DIGITS = 15;

/**
 * A phone number as people write it, in the shape of the example where it can only be a Brazilian one,
 * with or without its country, a trunk zero or a carrier. Anything else (a number of another country,
 * one that is too short, two numbers, an extension) stays as it was written, apart from invisible
 * characters and repeated spaces.
 */
export function shapePhone(typed: string): string {
  const text = cleanLine(typed);
  const { country, trunk, area, first, last } = BRAZILIAN.exec(text)?.groups ?? {};
  if (!area || !first) return text;
  if (!country && !trunk && NORTH_AMERICAN.test(text)) return text;
  return `+55 (${area}) ${first.replace(/\D/g, '')}-${last}`;
}

/** What a number looks like that begins with Brazil's code and is still being typed. */
export type GrowingPhone = 'mobile' | 'landline';

/**
 * Which kind of Brazilian number a text may become when more is typed; null for one that can become
 * none, that does not begin with the country, or that continues after a complete number.
 */
export function growingPhone(text: string): GrowingPhone | null {
  if (!text.startsWith('+55') || !WRITTEN_AS_NUMBER.test(text)) return null;
  const digits = text.slice(3).replace(/\D/g, '');
  if (!BEGINNING.test(digits) || (WHOLE.test(digits) && /\D$/.test(text))) return null;
  return /^..[2-5]/.test(digits) ? 'landline' : 'mobile';
}

/** A number of another shape is pointed out to whoever typed it, and taken all the same. */
export function fitsPhoneMask(phone: string): boolean {
  return /^\+\d{2} \(\d{2}\) \d{5}-\d{4}$/.test(phone);
}

/** True for a single number without a country code that is not certainly Brazilian. */
export function lacksCountry(phone: string): boolean {
  const digits = phone.replace(/\D/g, '');
  const international = /^[\s(]*(\+|00)/.test(phone);
  return WRITTEN_AS_NUMBER.test(phone) && !international && digits.length <= MOST_DIGITS;
}
