import { getLocale, getTranslations } from 'next-intl/server';
import { CardRow } from '@/components/talents/card-row';
import { ButtonLink } from '@/components/ui/button-link';
import type { TalentCard } from '@/lib/talents/card';
import { HIDING_SCRIPT } from './hide-empty-selection';

/**
 * Empty state of the selection: how to add a talent, a link to the models, and a row of new faces.
 * Rendered on the server, so that it is in the first paint. Without JavaScript, only the row is
 * shown, because talents cannot be added.
 */
export async function EmptySelection({ faces }: { faces: readonly TalentCard[] }) {
  const locale = await getLocale();
  const t = await getTranslations();
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant script; its hash is in the content security policy */}
      <script dangerouslySetInnerHTML={{ __html: HIDING_SCRIPT }} />
      <section className="px-gutter pt-6 pb-12 noscript:hidden">
        <h2 className="display text-xl">{t('favorites.empty.title')}</h2>
        <p className="mt-4 text-lg">{t('favorites.empty.text')}</p>
        <p className="mt-2 max-w-[24.5em] text-lg text-mute">{t('favorites.empty.hint')}</p>
        <ButtonLink
          look="filled"
          locale={locale}
          route={{ page: 'roster', view: 'models' }}
          className="mt-8"
        >
          {t('favorites.empty.seeModels')}
        </ButtonLink>
      </section>
      <CardRow
        id="new-faces"
        title={t('home.newFaces')}
        cards={faces}
        className="pb-16 noscript:pt-12"
      />
    </>
  );
}
