import 'server-only';
import { DEFAULT_LOCALE } from '../i18n/locales';
import { sendCasting } from '../panel/submissions';
import { pathOf, profileRoute } from '../routes/build';
import { absoluteUrl } from '../site';
import { readCards } from './read-chosen';
import type { Casting } from './schema';

/**
 * Sends a validated selection to the agency; one idempotency key counts once. Names and URLs of the
 * profiles come from the roster. Returns the ids that are not in the roster; if there are any, nothing
 * was sent.
 * @throws UpstreamError
 */
export async function sendSelection(
  { talents, message, ...sender }: Casting,
  key: string,
): Promise<number[]> {
  const notes = new Map(talents.map(({ id, note }) => [id, note]));
  const cards = await readCards([...notes.keys()]);
  if (cards.length < notes.size) {
    const known = new Set(cards.map(({ id }) => id));
    return [...notes.keys()].filter((id) => !known.has(id));
  }
  const chosen = cards.map(({ id, name }) => {
    const note = notes.get(id);
    const url = absoluteUrl(pathOf(DEFAULT_LOCALE, profileRoute({ id, name })));
    return { id, name, url, ...(note && { note }) };
  });
  await sendCasting({ ...sender, ...(message && { message }), talents: chosen }, key);
  return [];
}
