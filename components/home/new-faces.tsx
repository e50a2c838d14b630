import { getTranslations } from 'next-intl/server';
import { LocalizedCard } from '@/components/talents/localized-card';
import { PageLink } from '@/components/ui/page-link';
import { CARDS_IN_ROW } from '@/lib/config/constants';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { cardOf } from '@/lib/talents/listed-talent';
import type { Talent } from '@/lib/talents/talent';
import { NewFacesCarousel } from './new-faces-carousel';

type Props = { locale: Locale; talents: readonly Talent[] };

/** The new faces in one row: 2 in view on a phone, 5 on a desktop. Only the first 5 are in the page. */
export async function NewFaces({ locale, talents }: Props) {
  if (talents.length === 0) return null;
  const t = await getTranslations('home');
  const shown = talents.slice(0, CARDS_IN_ROW);
  const { measures, favorites, slider } = messagesOf(locale);
  const cardTexts = { locale, measures, heart: favorites.heart };
  return (
    <div className="px-gutter pt-section">
      <NewFacesCarousel
        label={t('newFaces')}
        texts={slider}
        cardTexts={cardTexts}
        ids={shown.map(({ id }) => id)}
        total={talents.length}
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
            card={cardOf(talent)}
            texts={cardTexts}
            place="carousel"
          />
        ))}
      </NewFacesCarousel>
    </div>
  );
}
