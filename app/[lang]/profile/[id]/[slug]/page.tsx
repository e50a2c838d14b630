import { permanentRedirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { ProfileScreen, profileMetadata } from '@/components/profile/profile-screen';
import { screen, screenMetadata } from '@/components/site/screen';
import { missingPage } from '@/lib/page/missing-page';
import { readProfile } from '@/lib/panel/talents';
import { pathOf, profileRoute } from '@/lib/routes/build';

export const revalidate = 300;

type Props = PageProps<'/[lang]/profile/[id]/[slug]'>;

export function generateStaticParams() {
  return [];
}

export function generateMetadata({ params }: Props) {
  return screenMetadata(async () =>
    profileMetadata((await readProfile(Number((await params).id))) ?? missingPage()),
  );
}

export default function ProfilePage({ params }: Props) {
  return screen(async () => {
    const { id, slug } = await params;
    const profile = (await readProfile(Number(id))) ?? missingPage();
    const route = profileRoute(profile);
    if (slug !== route.slug) permanentRedirect(pathOf(await getLocale(), route));
    return <ProfileScreen profile={profile} />;
  });
}
