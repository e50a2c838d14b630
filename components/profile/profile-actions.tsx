import { Download, Share2 } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { PdfLink } from '@/components/talents/pdf-link';
import { Share } from '@/components/talents/share';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { documentPath, pathOf, profileRoute } from '@/lib/routes/build';
import { absoluteUrl } from '@/lib/site';
import type { Profile } from '@/lib/talents/talent';
import { CompositeButton } from './composite-button';

/** Tools for bookers: download the composites, save the page as a PDF, share it. */
export async function ProfileActions({ locale, profile }: { locale: Locale; profile: Profile }) {
  const t = await getTranslations('profile');
  const { share } = messagesOf(locale);
  const { id, name, compo } = profile;
  const route = profileRoute(profile);
  const pdf = documentPath(locale, route);
  const url = absoluteUrl(pathOf(locale, route));
  const icon = <Icon of={Download} />;
  return (
    <div className="tools px-gutter pt-6">
      {compo.length > 0 && (
        <CompositeButton
          id={id}
          slug={route.slug}
          files={compo.map(({ file }) => file)}
          texts={{
            download: t('downloadComposites'),
            downloading: t('downloading'),
            downloaded: t('downloaded'),
            failed: t('downloadFailed'),
          }}
        >
          {icon}
        </CompositeButton>
      )}
      <PdfLink href={pdf} texts={share} className="caps">
        {icon}
      </PdfLink>
      <Share url={url} title={name} texts={share} className="caps" icon={<Icon of={Share2} />} />
    </div>
  );
}
