/** A Brazilian mobile number with its country, as an applicant is shown it: two digits, two, five, four. */
export const PHONE_EXAMPLE = '+55 (11) 98765-0100';

const BRAZIL = '55';
/** Area code without zeros, and either nine digits that begin with 9 or the eight of a landline. */
const BRAZILIAN = /^([1-9]{2})(9\d{4}|[2-5]\d{3})(\d{4})$/;
const WRITTEN_AS_NUMBER = /^[+\d\s().\-–/]+$/;

/**
 * A phone number as people write it, in the shape of the example where it is a Brazilian one, with
 * or without its country, a trunk zero or a carrier. Whatever else it may be (of another country, too
 * short, with words in it) stays as it was written.
 */
export function shapePhone(text: string): string {
  if (!WRITTEN_AS_NUMBER.test(text)) return text;
  const national = nationalDigits(text);
  const [, area, first, last] = (national && BRAZILIAN.exec(national)) || [];
  return area ? `+${BRAZIL} (${area}) ${first}-${last}` : text;
}

/** A number of another shape is pointed out to whoever typed it, and taken all the same. */
export function fitsPhoneMask(phone: string): boolean {
  return /^\+\d{2} \(\d{2}\) \d{5}-\d{4}$/.test(phone);
}

/** The digits of a number within Brazil; null for one that says it is of another country. */
function nationalDigits(text: string): string | null {
  const digits = text.replace(/\D/g, '').replace(/^00/, '');
  const international = /^\s*(\+|00)/.test(text);
  if (international) return digits.startsWith(BRAZIL) ? withoutTrunk(digits.slice(2)) : null;
  if (digits.startsWith('0')) return withoutTrunk(digits);
  return digits.length > 11 && digits.startsWith(BRAZIL) ? withoutTrunk(digits.slice(2)) : digits;
}

/** Without the zero that is dialed before an area code, and the carrier that may stand between them. */
function withoutTrunk(digits: string): string {
  if (!digits.startsWith('0')) return digits;
  return digits.length > 12 ? digits.slice(3) : digits.slice(1);
}
