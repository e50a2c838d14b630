import { getLocale, getTranslations } from 'next-intl/server';
import { TalentGrid } from '@/components/talents/talent-grid';
import { ButtonLink } from '@/components/ui/button-link';
import { messagesOf } from '@/lib/i18n/messages';
import type { TalentCard } from '@/lib/talents/card';

/**
 * Empty state of the selection: how to add a talent, a link to the models, and a row of new faces.
 * Rendered on the server, so that it is in the first paint. Without JavaScript, only the row is
 * shown, because talents cannot be added.
 */
export async function EmptySelection({ faces }: { faces: readonly TalentCard[] }) {
  const locale = await getLocale();
  const t = await getTranslations();
  const { measures, favorites } = messagesOf(locale);
  return (
    <>
      <section className="px-gutter pt-6 pb-12 noscript:hidden">
        <p className="text-lg">{t('favorites.list.empty')}</p>
        <p className="mt-2 max-w-[24.5em] text-lg text-mute">{t('favorites.list.emptyHint')}</p>
        <ButtonLink
          look="filled"
          locale={locale}
          route={{ page: 'roster', view: 'models' }}
          className="mt-8"
        >
          {t('favorites.list.seeModels')}
        </ButtonLink>
      </section>
      {faces.length > 0 && (
        <section aria-labelledby="new-faces" className="one-row pb-16 noscript:pt-12">
          <h2 id="new-faces" className="display px-gutter pb-6 text-lg">
            {t('home.newFaces')}
          </h2>
          <TalentGrid
            locale={locale}
            labels={measures}
            heart={favorites.heart}
            cards={faces}
            pendingCount={0}
            below
          />
        </section>
      )}
    </>
  );
}
