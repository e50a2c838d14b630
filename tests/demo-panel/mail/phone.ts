/** A two-digit area code, and nine digits of a mobile number or eight of a landline. */
const BRAZILIAN = /^[1-9]{2}(9\d{8}|[2-5]\d{7})$/;

/** Ten digits are also a North American number, unless they are grouped as a Brazilian one. */
const NORTH_AMERICAN = /^\(?[2-9]\d{2}\D{0,2}[2-9]\d{2}\D?\d{4}$/;

/**
 * Digits in international form. Null for a number with an extension, an incomplete one, or one of
 * an unknown country: a link would call a stranger.
 */
function dialed(phone: string): string | null {
  if (!/^[+\d\s().\-–/]+$/.test(phone) || NORTH_AMERICAN.test(phone.trim())) return null;
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  const abroad = /^\s*(\+|00)/.test(phone) && !digits.startsWith('55');
  if (abroad) return digits.length >= 8 && digits.length <= 15 ? digits : null;
  const national = digits.length > 11 && digits.startsWith('55') ? digits.slice(2) : digits;
  return BRAZILIAN.test(national) ? `55${national}` : null;
}

/** The `tel:` address of a number, or null when it is invalid. */
export function callUrl(phone: string): string | null {
  const digits = dialed(phone);
  return digits && `tel:+${digits}`;
}

/** The address that opens a chat with a number, or null when it is invalid. */
export function whatsappUrl(phone: string): string | null {
  const digits = dialed(phone);
  return digits && `https://wa.me/${digits}`;
}
