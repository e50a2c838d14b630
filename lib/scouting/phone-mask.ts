import { isWrittenAsNumber, plainPhone } from '../phone-text';

/** A Brazilian mobile number with its country code, as shown in the form: 2, 2, 5 and 4 digits. */
export const PHONE_EXAMPLE = '+55 (11) 98765-0100';

/** The maximum length of a number in the international numbering plan (E.164). */
const MAX_DIGITS = 15;

/** True for the format of the example. The form points out other formats, but accepts them. */
export function fitsPhoneMask(phone: string): boolean {
  return /^\+\d{2} \(\d{2}\) \d{5}-\d{4}$/.test(phone);
}

/** True for a single number without a country code. */
export function lacksCountry(phone: string): boolean {
  const { number, extension } = plainPhone(phone);
  const digits = number.replace(/\D/g, '');
  const international = /^[\s(]*(\+|00)/.test(number);
  return isWrittenAsNumber(number) && !extension && !international && digits.length <= MAX_DIGITS;
}
