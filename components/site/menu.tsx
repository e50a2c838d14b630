import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/page-link';
import type { Locale } from '@/lib/i18n/locales';
import { pageKey, type Route } from '@/lib/routes/route';
import { isSameRoute, MAIN_MENU, MODELS_MENU } from './menu-entries';
import { ModelsMenu } from './models-menu';

type Props = { locale: Locale; current: Route | null; className: string };

/** The menu of a wide window; the lists of models drop down below theirs. */
export async function Menu({ locale, current, className }: Props) {
  const t = await getTranslations();
  const link = (entry: Route) => (
    <PageLink
      locale={locale}
      route={entry}
      aria-current={isSameRoute(entry, current) ? 'page' : undefined}
      className="caps quiet-link inline-block py-3 whitespace-nowrap"
    >
      {t(`pages.${pageKey(entry)}`)}
    </PageLink>
  );
  return (
    <nav aria-label={t('site.mainNavigation')} className={className}>
      <ul className="flex items-center gap-x-7">
        {MAIN_MENU.map((entry) =>
          pageKey(entry) === 'models' ? (
            <ModelsMenu key="models" label={t('site.modelsMenu')} link={link(entry)}>
              {MODELS_MENU.map((view) => (
                <li key={pageKey(view)}>{link(view)}</li>
              ))}
            </ModelsMenu>
          ) : (
            <li key={pageKey(entry)}>{link(entry)}</li>
          ),
        )}
      </ul>
    </nav>
  );
}
