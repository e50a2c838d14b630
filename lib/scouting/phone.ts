import { parsePhoneNumberFromString as parse } from 'libphonenumber-js/max';
import { cleanLine } from '../clean-text';
import { PHONE_LENGTH } from '../forms/limits';
import { isWrittenAsNumber, plainPhone } from '../phone-text';

/**
 * Ten or eleven digits in Brazilian grouping or none, perhaps after the country code without its
 * plus, a trunk zero or a trunk zero with a carrier. `(212) 555-0143` is grouped in another way.
 */
const GROUPING =
  /^[\s(]*(?:55[\s().\-/]*)?(?:0[\s().\-/]*(?:\d\d[\s().\-/]*)?)?\d\d[\s().\-/]*(?:9[\s().\-/]*)?\d{4}[\s().\-/]*\d{4}$/;

/**
 * Digits in a row that may as well be of another country: ten as in North America (no area code
 * there is 552 to 555), or a trunk zero with ten, as in India and the United Kingdom.
 */
const AMBIGUOUS = /^(?:(?!55)[2-9]\d{2}[2-9]\d{6}|0\d{10})$/;

/** The area code, then nine digits that begin with 9 or the eight of a landline. */
const NATIONAL = /^(\d\d)(9\d{4}|[2-5]\d{3})(\d{4})$/;

/**
 * Formats a phone number like the example if it is a valid Brazilian one, with or without country
 * code, trunk zero or carrier. Anything else (a number of another country, one that is not valid, two
 * numbers, an extension) remains as typed, apart from invisible characters and repeated spaces.
 */
export function shapePhone(typed: string): string {
  const text = cleanLine(typed);
  if (text.length > PHONE_LENGTH) return text;
  const { number, extension } = plainPhone(text);
  if (extension || !isWrittenAsNumber(number)) return text;
  const phone = readingsOf(number)
    .map((reading) => parse(reading, 'BR'))
    .find((parsed) => parsed?.isValid());
  const national = phone?.countryCallingCode === '55' ? phone.nationalNumber : '';
  return NATIONAL.test(national) ? national.replace(NATIONAL, '+55 ($1) $2-$3') : text;
}

/** What a number may mean, the most likely first, for the parser with Brazil as default country. */
function readingsOf(number: string): string[] {
  const digits = number.replace(/\D/g, '');
  if (/^\(?\+/.test(number)) return [`+${digits}`];
  // The prefix of international calls; Brazil inserts a carrier, which the parser knows: `00 15 351 …`.
  if (digits.startsWith('00')) return [`+${digits.slice(2)}`, digits];
  return GROUPING.test(number) && !AMBIGUOUS.test(number) ? [digits] : [];
}

/** A prefix of a Brazilian number without its country code, and a whole one. */
const BEGINNING = /^(?:[1-9](?:[1-9](?:9\d{0,8}|[2-5]\d{0,7})?)?)?$/;
const WHOLE = /^\d\d(?:9\d{8}|[2-5]\d{7})$/;

/** The kind of a Brazilian number that is still being typed. */
export type GrowingPhone = 'mobile' | 'landline';

/**
 * The kind of Brazilian number that a text may become; null if it cannot become one, does not begin
 * with the country code, or continues after a complete number.
 */
export function growingPhone(text: string): GrowingPhone | null {
  if (!text.startsWith('+55') || !isWrittenAsNumber(text)) return null;
  const digits = text.slice(3).replace(/\D/g, '');
  if (!BEGINNING.test(digits) || (WHOLE.test(digits) && /\D$/.test(text))) return null;
  return /^..[2-5]/.test(digits) ? 'landline' : 'mobile';
}
