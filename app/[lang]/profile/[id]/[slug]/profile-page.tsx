import { definePage } from '@/app/define-profile-page';
import { ProfileScreen } from '@/components/profile/profile-screen';
import { movedPage } from '@/lib/page/outcomes';
import type { PageRequest } from '@/lib/page/page-request';
import { hasNamesake } from '@/lib/panel/talents';
import { readProfileOrEnd } from '@/lib/roster/profile-or-end';
import { pathOf, profileRoute } from '@/lib/routes/build';
import { describeTalent } from '@/lib/seo/describe-talent';

type Params = { id: string; slug: string };

/** A profile; its twin opens the gallery that the query names. */
export function profilePage(reads?: 'profile') {
  return definePage({
    reads,
    load: async ({ locale, params, query, search }: PageRequest<Params, 'profile'>) => {
      const profile = await readProfileOrEnd(params.id);
      const route = profileRoute(profile);
      if (params.slug !== route.slug) movedPage(pathOf(locale, route) + search);
      const namesake = await hasNamesake(profile);
      return { profile, namesake, search, tab: [query.tab].flat()[0] };
    },
    metadata: ({ profile, namesake }, words) => describeTalent(profile, { namesake }, words),
    frame: ({ search }) => ({ search }),
    Screen: ProfileScreen,
  });
}
