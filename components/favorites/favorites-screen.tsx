import { getLocale, getTranslations } from 'next-intl/server';
import { FormPage } from '@/components/forms/form-page';
import { CardRow } from '@/components/talents/card-row';
import { ButtonLink } from '@/components/ui/page-link';
import { agency } from '@/lib/site';
import type { TalentCard } from '@/lib/talents/card';
import { FavoritesBrowser } from './favorites-browser';
import { HIDING_SCRIPT } from './hide-empty-selection';
import { favoritesTexts } from './texts';

/** The favorites are only in the browser: a minimum height prevents a layout shift. */
export async function FavoritesScreen({ faces }: { faces: readonly TalentCard[] }) {
  const locale = await getLocale();
  const t = await getTranslations();
  const { email } = agency();
  return (
    <FormPage>
      <div className="min-h-[calc(100dvh-var(--spacing-header))]">
        <h1 tabIndex={-1} id="favorites" className="display page-title px-gutter">
          {t('pages.favorites')}
        </h1>
        <noscript>
          <p className="max-w-[24.5em] px-gutter pt-6 text-lg text-mute">
            <span>{t('favorites.noScript')}</span>{' '}
            <a href={`mailto:${email}`} className="text-ink underline underline-offset-4">
              {email}
            </a>
          </p>
        </noscript>
        <FavoritesBrowser
          texts={favoritesTexts(locale)}
          emptySelection={<EmptySelection faces={faces} />}
        />
      </div>
    </FormPage>
  );
}

/**
 * Empty state of the selection: how to add a talent, a link to the models, and a row of new faces.
 * Rendered on the server, so that it is in the first paint. Without JavaScript, only the row is
 * shown, because talents cannot be added.
 */
async function EmptySelection({ faces }: { faces: readonly TalentCard[] }) {
  const locale = await getLocale();
  const t = await getTranslations();
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant script; its hash is in the content security policy */}
      <script dangerouslySetInnerHTML={{ __html: HIDING_SCRIPT }} />
      <section className="px-gutter pt-6 pb-12 noscript:hidden">
        <h2 className="display text-xl">{t('favorites.empty.title')}</h2>
        <p className="mt-4 max-w-[24.5em] text-lg text-mute">{t('favorites.empty.hint')}</p>
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
