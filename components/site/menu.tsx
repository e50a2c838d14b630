import { ChevronDown } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/page-link';
import type { Locale } from '@/lib/i18n/locales';
import type { Route } from '@/lib/routes/route';
import { isSameRoute, MAIN_MENU, MODELS_MENU, pageKey } from './menu-entries';

type Props = { locale: Locale; current: Route | null; className: string };

/** The menu of a wide window; the lists of models drop down on hover and on keyboard focus. */
export async function Menu({ locale, current, className }: Props) {
  const t = await getTranslations();
  const link = (entry: Route) => (
    <PageLink
      locale={locale}
      route={entry}
      aria-current={isSameRoute(entry, current) ? 'page' : undefined}
      className="caps quiet-link inline-flex items-center gap-1 py-3 whitespace-nowrap"
    >
      {t(`pages.${pageKey(entry)}`)}
      {pageKey(entry) === 'models' && <ChevronDown aria-hidden size={14} strokeWidth={1.5} />}
    </PageLink>
  );
  return (
    <nav aria-label={t('site.mainNavigation')} className={className}>
      <ul className="flex gap-x-7">
        {MAIN_MENU.map((entry) => (
          <li key={pageKey(entry)} className="group relative">
            {link(entry)}
            {pageKey(entry) === 'models' && (
              <ul className="pointer-events-none absolute top-full -left-5 min-w-44 border border-line bg-paper px-5 py-2 opacity-0 transition-opacity duration-200 group-focus-within:pointer-events-auto group-focus-within:opacity-100 group-hover:pointer-events-auto group-hover:opacity-100">
                {MODELS_MENU.map((view) => (
                  <li key={pageKey(view)}>{link(view)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
