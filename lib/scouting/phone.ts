/** The shape of a Brazilian mobile number with its country: `+55 (11) 98765-0100`. */
export const PHONE_MASK = '+00 (00) 00000-0000';

/** A number of another shape is pointed out to whoever typed it, and taken all the same. */
export function fitsPhoneMask(phone: string): boolean {
  return /^\+\d{2} \(\d{2}\) \d{5}-\d{4}$/.test(phone);
}
