import { definePage } from '@/app/define-page';
import { ProfileScreen } from '@/components/profile/profile-screen';
import { missingPage, movedPage } from '@/lib/page/outcomes';
import type { PageRequest } from '@/lib/page/page-request';
import { readProfile } from '@/lib/panel/talents';
import { pathOf, profileRoute } from '@/lib/routes/build';
import { siteName } from '@/lib/site';

type Params = { id: string; slug: string };

/** A profile; its twin opens the gallery that the query names. */
export function profilePage(reads?: 'profile') {
  return definePage({
    reads,
    load: async ({ locale, params, query, search }: PageRequest<Params, 'profile'>) => {
      const profile = (await readProfile(Number(params.id))) ?? missingPage();
      const route = profileRoute(profile);
      if (params.slug !== route.slug) movedPage(pathOf(locale, route) + search);
      return { profile, search, tab: [query.tab].flat()[0] };
    },
    metadata: ({ profile }, t) => ({
      route: profileRoute(profile),
      title: profile.name,
      description: t('profile.description', { name: profile.name, agency: siteName() }),
    }),
    Screen: ProfileScreen,
  });
}
