import { WORDS_LENGTH } from './limits';

const CONTROLS = /[\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
/** Characters that hide between others, so that `1⃣2⃣` reads as `12`. */
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\p{M}]/gu;
/** A link or domain, an e-mail address, or digits that may be a phone number. */
const CONTACT = /\/\/|www[.。]|[\p{L}\p{N}][.。]\p{L}{2}|@|\p{N}{5}/iu;

/**
 * Validates the title or the sender's name of a shared link, which anyone can forge. Returns it in
 * Unicode form NFKC with single spaces; null if it is empty, longer than `WORDS_LENGTH`, or contains
 * control characters or a way to contact someone.
 */
export function readSenderWords(value: string): string | null {
  if (value.length > 2 * WORDS_LENGTH) return null;
  const text = value
    .normalize('NFKC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  const visible = text.replace(HIDDEN, '').trim();
  if (visible === '' || text.length > WORDS_LENGTH) return null;
  return CONTROLS.test(text) || CONTACT.test(visible) ? null : text;
}
