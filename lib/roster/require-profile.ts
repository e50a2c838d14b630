import 'server-only';
import type { Locale } from '../i18n/locales';
import { messagesOf } from '../i18n/messages';
import { missingBecause } from '../page/outcomes';
import { readProfile } from '../panel/talents';
import type { Profile } from '../talents/talent';

/**
 * The profile for an id from a path.
 * @throws MissingPageError for an id that is not, or no longer, in the roster
 * @throws UpstreamError
 */
export async function requireProfile(id: string, locale: Locale): Promise<Profile> {
  const profile = await readProfile(Number(id));
  if (profile) return profile;
  const { notRepresented: title, notRepresentedText: text, seeModels } = messagesOf(locale).errors;
  const link = { text: seeModels, route: { page: 'roster', view: 'models' } } as const;
  return missingBecause({ title, text, link });
}
