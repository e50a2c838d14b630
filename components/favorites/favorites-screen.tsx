import { getLocale, getTranslations } from 'next-intl/server';
import { FormPage } from '@/components/forms/form-page';
import { agency } from '@/lib/site';
import type { TalentCard } from '@/lib/talents/card';
import { EmptySelection } from './empty-selection';
import { FavoritesBrowser } from './favorites-browser';
import { favoritesTexts } from './texts';
import './favorites.css';

/**
 * The visitor's own favorites, which are stored only in the browser. A minimum height prevents a
 * layout shift when they appear.
 */
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
