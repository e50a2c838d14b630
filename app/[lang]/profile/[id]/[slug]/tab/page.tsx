import { permanentRedirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { ProfileScreen, profileMetadata } from '@/components/profile/profile-screen';
import { screen, screenMetadata } from '@/components/site/screen';
import { missingPage } from '@/lib/page/missing-page';
import { readProfile } from '@/lib/panel/talents';
import { pathOf, profileRoute } from '@/lib/routes/build';
import { searchOf } from '@/lib/routes/search';

/** The twin of the profile page that reads the query, and so is rendered for each request. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[lang]/profile/[id]/[slug]/tab'>;

export function generateMetadata({ params }: Props) {
  return screenMetadata(async () =>
    profileMetadata((await readProfile(Number((await params).id))) ?? missingPage()),
  );
}

export default function ProfileTabPage({ params, searchParams }: Props) {
  return screen(async () => {
    const { id, slug } = await params;
    const query = await searchParams;
    const search = searchOf(query);
    const profile = (await readProfile(Number(id))) ?? missingPage();
    const route = profileRoute(profile);
    if (slug !== route.slug) permanentRedirect(pathOf(await getLocale(), route) + search);
    return <ProfileScreen profile={profile} search={search} tab={[query.tab].flat()[0]} />;
  });
}
