import { definePage } from '@/app/define-page';
import { ProfileScreen } from '@/components/profile/profile-screen';
import type { PageRequest } from '@/lib/page/page-request';
import { hasNamesake } from '@/lib/panel/talents';
import { requireProfile } from '@/lib/roster/require-profile';
import { describeTalent } from '@/lib/seo/describe-talent';
import { profileTabOf } from '@/lib/talents/profile-tabs';

/** A profile, with `reads` showing the gallery that the query names. */
export function profilePage(reads?: 'profile') {
  return definePage({
    reads,
    load: async ({ params, query, locale }: PageRequest<{ id: string }, 'profile'>) => {
      const profile = await requireProfile(params.id, locale);
      const namesake = await hasNamesake(profile);
      return { profile, namesake, tab: profileTabOf([query.tab].flat()[0]) };
    },
    metadata: ({ profile, namesake }, words) => describeTalent(profile, { namesake }, words),
    frame: ({ tab }) => ({ search: tab ? `?tab=${tab}` : '' }),
    Screen: ProfileScreen,
  });
}
