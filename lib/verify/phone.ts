import { isWrittenAsNumber, phoneDigits, plainPhone } from '../phone-text';
import type { OwnContact, Verdict } from './verdict';

const BRAZIL = '55';

/** The number of digits in a phone number, with or without area code. */
const FEWEST = 8;
const MOST = 17;
const MAX_LOCAL_LENGTH = 9;

/** The verdict on a phone number, with or without an extension; null if the text is not one. */
export function phoneVerdict(typed: string, own: readonly OwnContact[]): Verdict | null {
  const text = plainPhone(typed).number;
  if (!isWrittenAsNumber(text)) return null;
  const digits = digitsOf(text);
  if (digits.length < FEWEST || digits.length > MOST) return { kind: 'unclear' };
  const phones = own.filter(({ kind }) => kind === 'phone' || kind === 'whatsapp');
  const readings = readingsOf(text);
  const contacts = phones.filter((contact) => readings.includes(phoneDigits(contact.text)));
  if (contacts.length > 0) return { kind: 'ours', contacts };
  const local = digits.length <= MAX_LOCAL_LENGTH && !text.includes('+');
  const isOurEnding = local && phones.some((contact) => phoneDigits(contact.text).endsWith(digits));
  return { kind: isOurEnding ? 'unclear' : 'not-ours' };
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/**
 * The possible full forms of a number, country code first. Without `+` or `00` it is Brazilian or
 * complete.
 */
function readingsOf(text: string): string[] {
  const digits = digitsOf(text);
  // "+55 (0) 11 …": no area code begins with a zero.
  if (/^\D*\+/.test(text)) return [digits.replace(/^550/, BRAZIL)];
  if (digits.startsWith('00')) return [digits.slice(2)];
  // A long-distance number begins with a zero, optionally followed by the two digits of a carrier.
  const national = digits.replace(/^0(?:\d\d)?(?=\d{10,11}$)/, '');
  return [digits, BRAZIL + national];
}
