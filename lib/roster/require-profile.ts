import 'server-only';
import { gonePage, missingPage } from '../page/outcomes';
import { departedTalent } from '../panel/departures';
import { readProfile } from '../panel/talents';
import type { Profile } from '../talents/talent';

/**
 * The profile for an id from a path.
 * @throws GonePageError for a departed talent
 * @throws MissingPageError for an unknown id
 * @throws UpstreamError
 */
export async function requireProfile(id: string): Promise<Profile> {
  const profile = await readProfile(Number(id));
  if (profile) return profile;
  const departed = departedTalent(Number(id));
  return departed ? gonePage(departed) : missingPage();
}
