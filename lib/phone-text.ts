/** Full-width and raised plus signs, and a plus that was typed twice. */
const PLUS = /^[\s(]*(?:\+[\s(]*)+/;
const SCHEME = /^\s*(?:tel|sms|callto):(?:\/\/)?/i;
/** The extension of a switchboard: `;ext=12`, `ramal 12`, `ext. 12`, `x12`, `int. 12`. */
const EXTENSION =
  / ?(?:; ?ext ?=|[,;]? ?(?:ramal|extens(?:ão|ion|ión)|ext|int|rm|x) ?[.:]?) ?(\d{1,6})$/i;
const DASHES = /[\p{Pd}\u2212\u00ad]/gu;

const WRITTEN_AS_NUMBER = /^[+\d\s().\-/]+$/;

/** A phone number with its extension, if it has one, taken off. */
export type PlainPhone = { number: string; extension: string };

/**
 * Writes a phone number with ASCII digits, `-` and spaces, whatever script, dashes, invisible marks or
 * scheme (`tel:`) it was typed or copied with, and splits off an extension. The one reading of phone
 * numbers: of forms, of the check of a contact, and of the agency's own numbers.
 */
export function plainPhone(text: string): PlainPhone {
  const plain = text
    .normalize('NFKC')
    .replace(SCHEME, '')
    .replace(/\p{Cf}/gu, '')
    .replace(DASHES, '-')
    .replace(/\s+/g, ' ')
    .replace(/\p{Nd}/gu, asciiDigit)
    .trim();
  const extension = EXTENSION.exec(plain);
  const number = plain
    .slice(0, extension?.index)
    .replace(PLUS, (plus) => (plus.includes('(') ? '(+' : '+'));
  return { number: number.trim(), extension: extension?.[1] ?? '' };
}

/** True for a `number` of `plainPhone` with nothing but digits, separators and plus signs. */
export function isWrittenAsNumber(number: string): boolean {
  return WRITTEN_AS_NUMBER.test(number);
}

/** The digits of a phone number, in ASCII, without its extension. */
export function phoneDigits(text: string): string {
  return plainPhone(text).number.replace(/\D/g, '');
}

/** Unicode has the ten digits of a script in a row, and only whole rows beside one another. */
function asciiDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let zero = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((point - zero) % 10);
}
