import { cleanLine } from '../forms/clean';
import { isWrittenAsNumber, plainPhone } from '../forms/phone-text';

/** The area codes in use in Brazil. */
const AREA = /^(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])/;

/**
 * A Brazilian number in Brazilian grouping: optional country code, optional trunk zero with a
 * carrier, the area code, then nine digits that begin with 9 or the eight of a landline, the last
 * four together. A number in another grouping, such as `(212) 555-0143`, is of another country.
 */
const BRAZILIAN =
  /^[\s(]*(?<country>(?:(?:\+|00)\s*)?55[\s().\-/]*)?(?<trunk>0[\s().\-/]*(?:\d\d[\s().\-/]*)?)?(?<area>[1-9]{2})[\s().\-/]*(?<first>9[\s().\-/]*\d{4}|[2-5]\d{3})[\s().\-/]*(?<last>\d{4})$/;

/** Ten digits in a row may also be North American; no area code there is 552 to 555. */
const NORTH_AMERICAN = /^(?!55)[2-9]\d{2}[2-9]\d{6}$/;

/** A prefix of a Brazilian number. */
const BEGINNING = /^(?:[1-9]|[1-9]{2}(?:9\d{0,8}|[2-5]\d{0,7})?)?$/;
const WHOLE = /^..(?:9\d{8}|[2-5]\d{7})$/;

/** The maximum length of a number in the international numbering plan (E.164). */
const MAX_DIGITS = 15;

/**
 * Formats a phone number like the example if it can only be Brazilian, with or without country
 * code, trunk zero or carrier. Anything else (a foreign number, one that is too short, two numbers,
 * an extension) remains as typed, apart from invisible characters and repeated spaces.
 */
export function shapePhone(typed: string): string {
  const text = cleanLine(typed);
  const { number, extension } = plainPhone(text);
  const { country, trunk, area, first, last } = BRAZILIAN.exec(number)?.groups ?? {};
  if (!area || !first || !AREA.test(area) || extension) return text;
  if (!country && !trunk && NORTH_AMERICAN.test(number)) return text;
  return `+55 (${area}) ${first.replace(/\D/g, '')}-${last}`;
}

/** The kind of a Brazilian number that is still being typed. */
export type GrowingPhone = 'mobile' | 'landline';

/**
 * The kind of Brazilian number that a text may become; null if it cannot become one, does not begin
 * with the country code, or continues after a complete number.
 */
export function growingPhone(text: string): GrowingPhone | null {
  if (!text.startsWith('+55') || !isWrittenAsNumber(text)) return null;
  const digits = text.slice(3).replace(/\D/g, '');
  const isBrazilian = BEGINNING.test(digits) && (digits.length < 2 || AREA.test(digits));
  if (!isBrazilian || (WHOLE.test(digits) && /\D$/.test(text))) return null;
  return /^..[2-5]/.test(digits) ? 'landline' : 'mobile';
}

/** True for the format of the example. The form points out other formats, but accepts them. */
export function fitsPhoneMask(phone: string): boolean {
  return /^\+\d{2} \(\d{2}\) \d{5}-\d{4}$/.test(phone);
}

/** True for a single number without a country code that is not certainly Brazilian. */
export function lacksCountry(phone: string): boolean {
  const { number, extension } = plainPhone(phone);
  const digits = number.replace(/\D/g, '');
  const international = /^[\s(]*(\+|00)/.test(number);
  return isWrittenAsNumber(number) && !extension && !international && digits.length <= MAX_DIGITS;
}
