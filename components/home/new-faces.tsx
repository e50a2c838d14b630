import { getTranslations } from 'next-intl/server';
import { LocalizedCard } from '@/components/talents/localized-card';
import { Carousel } from '@/components/ui/carousel';
import { PageLink } from '@/components/ui/page-link';
import { CAROUSEL_SPEED_MS, CAROUSEL_VIEWS } from '@/lib/config/constants';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { cardOf } from '@/lib/talents/card';
import type { Talent } from '@/lib/talents/talent';

const SHOWN = 24;

type Props = { locale: Locale; talents: readonly Talent[] };

/** The newest talents in one row: 2 in view on a phone, 5 on a desktop. */
export async function NewFaces({ locale, talents }: Props) {
  if (talents.length === 0) return null;
  const t = await getTranslations('home');
  const shown = talents.slice(0, SHOWN);
  return (
    <div className="new-faces px-gutter pt-section">
      <Carousel
        label={t('newFaces')}
        texts={messagesOf(locale).slider}
        speed={CAROUSEL_SPEED_MS}
        views={CAROUSEL_VIEWS}
        rowClass="order-none"
        controlsClass="flex-wrap gap-x-3 pb-6"
        head={
          <>
            <h2 className="display mr-auto pr-6 text-2xl max-sm:w-full">{t('newFaces')}</h2>
            <PageLink
              locale={locale}
              route={{ page: 'roster', view: 'new_faces' }}
              className="caps border-ink border-b py-2 whitespace-nowrap max-sm:mr-auto"
            >
              {t('seeAll')}
            </PageLink>
          </>
        }
      >
        {shown.map((talent) => (
          <LocalizedCard
            key={talent.id}
            heading="h3"
            locale={locale}
            card={cardOf(talent)}
            labels={messagesOf(locale).measures}
            heart={messagesOf(locale).favorites.heart}
            place="carousel"
          />
        ))}
      </Carousel>
    </div>
  );
}
