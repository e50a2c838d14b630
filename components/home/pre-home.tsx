import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { PageLink } from '@/components/ui/page-link';
import type { Locale } from '@/lib/i18n/locales';
import type { Route } from '@/lib/routes/route';
import { siteName } from '@/lib/site';
import { pageKey } from '../site/menu-entries';
import { PreHomeDialog } from './pre-home-dialog';

const ENTRANCES: readonly Route[] = [
  { page: 'roster', view: 'women' },
  { page: 'roster', view: 'men' },
  { page: 'roster', view: 'new_faces' },
  { page: 'be-a-model' },
];

/** The entrance of the site: its name and where one may go, over the home page. */
export async function PreHome({ locale }: { locale: Locale }) {
  const t = await getTranslations();
  return (
    <PreHomeDialog label={t('home.entrance')}>
      <p className="display text-3xl tracking-[0.06em] uppercase">{siteName()}</p>
      <nav aria-label={t('home.entrance')}>
        <ul className="flex flex-wrap gap-x-10 gap-y-2">
          {ENTRANCES.map((route) => (
            <li key={pageKey(route)}>
              <PageLink
                locale={locale}
                route={route}
                className="display quiet-link inline-block py-2 text-xl"
              >
                {t(`pages.${pageKey(route)}`)}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <Button className="self-start">{t('home.enter')}</Button>
    </PreHomeDialog>
  );
}
