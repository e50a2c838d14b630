import { permanentRedirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { screen } from '@/components/site/screen';
import { missingPage } from '@/lib/page/missing-page';
import { readProfile } from '@/lib/panel/talents';
import { pathOf, profileRoute } from '@/lib/routes/build';
import { searchOf } from '@/lib/routes/search';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/[lang]/moved/profile/[id]'>;

/** Another spelling of a profile's address: only here its slug is known, so one redirect does. */
export default function MovedProfilePage({ params, searchParams }: Props) {
  return screen(async () => {
    const profile = (await readProfile(Number((await params).id))) ?? missingPage();
    const path = pathOf(await getLocale(), profileRoute(profile));
    return permanentRedirect(path + searchOf(await searchParams));
  });
}
