import { getTranslations } from 'next-intl/server';
import { PrintButton } from '@/components/ui/print-button';
import { profileRoute } from '@/lib/routes/build';
import type { Profile } from '@/lib/talents/talent';
import { CompositeButton } from './composite-button';

/** What a booker takes along: the composites as files, the page on paper. */
export async function ProfileActions({ profile }: { profile: Profile }) {
  const t = await getTranslations('profile');
  const { id, compo } = profile;
  return (
    <div className="flex flex-wrap gap-x-8 pt-2">
      {compo.length > 0 && (
        <CompositeButton
          id={id}
          slug={profileRoute(profile).slug}
          files={compo.map(({ file }) => file)}
          texts={{
            download: t('downloadComposites'),
            downloading: t('downloading'),
            downloaded: t('downloaded'),
            failed: t('downloadFailed'),
          }}
        />
      )}
      <PrintButton text={t('print')} />
    </div>
  );
}
