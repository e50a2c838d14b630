import { definePage } from '@/app/define-page';
import { ProfileScreen } from '@/components/profile/profile-screen';
import type { PageRequest } from '@/lib/page/page-request';
import { hasNamesake } from '@/lib/panel/talents';
import { requireProfile } from '@/lib/roster/require-profile';
import { describeTalent } from '@/lib/seo/describe-talent';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

/** A profile, with the gallery named in the query. */
const { generateMetadata, Page } = definePage({
  load: async ({ params, query, search, locale }: PageRequest<{ id: string }, 'profile'>) => {
    const profile = await requireProfile(params.id, locale);
    const namesake = await hasNamesake(profile);
    return { profile, namesake, search, tab: [query.tab].flat()[0] };
  },
  metadata: ({ profile, namesake }, words) => describeTalent(profile, { namesake }, words),
  frame: ({ search }) => ({ search }),
  Screen: ProfileScreen,
});

export { generateMetadata, Page as default };
