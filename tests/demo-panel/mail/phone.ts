/** Digits as dialed from anywhere; a number that names no country is a Brazilian one. */
function dialed(phone: string): string | null {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length < 8 || digits.length > 15) return null;
  const isNational = !phone.trim().startsWith('+') && digits.length <= 11;
  return isNational ? `55${digits}` : digits;
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
