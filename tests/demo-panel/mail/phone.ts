/** Two digits of an area, and nine of a mobile number or eight of a landline. */
const BRAZILIAN = /^[1-9]{2}(9\d{8}|[2-5]\d{7})$/;

/** Ten digits that are a number of North America as well, unless they are grouped as a Brazilian one. */
const NORTH_AMERICAN = /^\(?[2-9]\d{2}\D{0,2}[2-9]\d{2}\D?\d{4}$/;

/**
 * Digits as dialed from anywhere. Null for what cannot be called: with an extension, incomplete, or of
 * a country that is not known, it would lead to somebody else.
 */
function dialed(phone: string): string | null {
  if (!/^[+\d\s().\-–/]+$/.test(phone) || NORTH_AMERICAN.test(phone.trim())) return null;
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  const abroad = /^\s*(\+|00)/.test(phone) && !digits.startsWith('55');
  if (abroad) return digits.length >= 8 && digits.length <= 15 ? digits : null;
  const national = digits.length > 11 && digits.startsWith('55') ? digits.slice(2) : digits;
  return BRAZILIAN.test(national) ? `55${national}` : null;
}

/** The address that calls a number, or null for what cannot be one. */
export function callUrl(phone: string): string | null {
  const digits = dialed(phone);
  return digits && `tel:+${digits}`;
}

/** The address that opens a chat with a number, or null for what cannot be one. */
export function whatsappUrl(phone: string): string | null {
  const digits = dialed(phone);
  return digits && `https://wa.me/${digits}`;
}
