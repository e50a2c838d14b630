import { definePage } from '@/app/define-page';
import { ProfileScreen } from '@/components/profile/profile-screen';
import type { PageRequest } from '@/lib/page/page-request';
import { readAtPath } from '@/lib/page/record-at-path';
import { hasNamesake } from '@/lib/panel/talents';
import { requireProfile } from '@/lib/roster/require-profile';
import { pathOf, profileRoute } from '@/lib/routes/build';
import { describeTalent } from '@/lib/seo/describe-talent';

/** There is no slug in another form of the path, which is never the canonical one. */
type Params = { id: string; slug?: string };

/** A profile, with the gallery named in the query; `reads` is for the redirecting twin. */
export function profilePage(reads?: 'profile') {
  return definePage({
    reads,
    load: async ({ locale, params, query, search }: PageRequest<Params, 'profile'>) => {
      const { record: profile, provisional } = await readAtPath({
        read: (options) => requireProfile(params.id, options),
        isHere: (one) => profileRoute(one).slug === params.slug,
        pathOf: (one) => pathOf(locale, profileRoute(one)) + search,
      });
      const namesake = await hasNamesake(profile);
      return { profile, provisional, namesake, search, tab: [query.tab].flat()[0] };
    },
    metadata: ({ profile, provisional, namesake }, words) => ({
      ...describeTalent(profile, { namesake }, words),
      provisional,
    }),
    frame: ({ search }) => ({ search }),
    Screen: ProfileScreen,
  });
}
