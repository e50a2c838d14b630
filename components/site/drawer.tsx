import { Menu as MenuIcon, X } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { IconButton } from '@/components/ui/icon-button';
import { PageLink } from '@/components/ui/page-link';
import type { Locale } from '@/lib/i18n/locales';
import type { Route } from '@/lib/routes/route';
import { DrawerSheet } from './drawer-sheet';
import { LanguageSwitch } from './language-switch';
import { isSameRoute, MAIN_MENU, MODELS_MENU, pageKey } from './menu-entries';

const DRAWER_ID = 'drawer';

type Props = { locale: Locale; route: Route; current: Route | null; search: string };

/** The menu of a narrow window: slides in from the right, works without script. */
export async function Drawer({ locale, route, current, search }: Props) {
  const t = await getTranslations();
  const entries = MAIN_MENU.flatMap((entry) =>
    pageKey(entry) === 'models' ? [entry, ...MODELS_MENU] : [entry],
  );
  return (
    <div className="lg:hidden">
      <IconButton
        icon={MenuIcon}
        popoverTarget={DRAWER_ID}
        aria-label={t('site.menu')}
        className="-mr-3"
      />
      <DrawerSheet id={DRAWER_ID} className="sheet sheet-right px-gutter pb-8">
        <div className="flex h-header items-center justify-between">
          <LanguageSwitch locale={locale} route={route} search={search} className="-ml-4" />
          <IconButton
            icon={X}
            iconSize={24}
            popoverTarget={DRAWER_ID}
            popoverTargetAction="hide"
            aria-label={t('site.closeMenu')}
            className="-mr-3"
          />
        </div>
        <nav aria-label={t('site.mainNavigation')} className="mt-6">
          <ul>
            {entries.map((entry) => (
              <li key={pageKey(entry)} className="border-line border-b">
                <PageLink
                  locale={locale}
                  route={entry}
                  aria-current={isSameRoute(entry, current) ? 'page' : undefined}
                  className={`display quiet-link block py-3 text-xl ${MODELS_MENU.includes(entry) ? 'pl-6 text-mute' : ''}`}
                >
                  {t(`pages.${pageKey(entry)}`)}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      </DrawerSheet>
    </div>
  );
}
