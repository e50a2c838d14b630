import { Heart } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { FavoriteCount } from '@/components/favorites/favorite-count';
import { NoScriptSearch } from '@/components/search/no-script-search';
import { Icon } from '@/components/ui/icon';
import { NetworkIcon } from '@/components/ui/network-icon';
import { PageLink } from '@/components/ui/page-link';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { readSocialMediasIfAny } from '@/lib/panel/content';
import { pageKey, type Route } from '@/lib/routes/route';
import { DrawerSheet } from './drawer-sheet';
import { LanguageSwitch } from './language-switch';
import { isSameRoute, MAIN_MENU, MODELS_MENU } from './menu-entries';

type Props = { locale: Locale; route: Route; current: Route | null; search: string };

/** The menu of a narrow window: slides in from the right, works without script. */
export async function Drawer({ locale, route, current, search }: Props) {
  const t = await getTranslations();
  const networks = await readSocialMediasIfAny();
  const entries = MAIN_MENU.flatMap((entry) =>
    pageKey(entry) === 'models' ? [entry, ...MODELS_MENU] : [entry],
  );
  return (
    <div className="lg:hidden">
      <DrawerSheet texts={{ open: t('site.menu'), close: t('site.closeMenu') }}>
        <NoScriptSearch locale={locale} texts={messagesOf(locale).search} className="mb-6 flex" />
        <nav aria-label={t('site.mainNavigation')}>
          <ul className="border-line border-t">
            {entries.map((entry) => (
              <li key={pageKey(entry)} className="border-line border-b">
                <PageLink
                  locale={locale}
                  route={entry}
                  aria-current={isSameRoute(entry, current) ? 'page' : undefined}
                  className={`display quiet-link block ${MODELS_MENU.includes(entry) ? 'py-2 pl-6 text-lg text-mute' : 'py-3 text-xl'}`}
                >
                  {t(`pages.${pageKey(entry)}`)}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-auto flex flex-col gap-2 pt-8">
          <PageLink
            locale={locale}
            route={{ page: 'favorites' }}
            className="quiet-link flex items-center gap-1 self-start"
          >
            <span className="icon-button relative -ml-3">
              <Icon of={Heart} size={20} strokeWidth={1.4} />
              <FavoriteCount locale={locale} text={messagesOf(locale).favorites.count} />
            </span>
            {t('favorites.list.selection')}
          </PageLink>
          <div className="flex items-center justify-between">
            <LanguageSwitch locale={locale} route={route} search={search} className="-ml-3.5" />
            <ul className="-mr-3 flex">
              {networks.map(({ name, url }) => (
                <li key={name}>
                  <a href={url} rel="noopener noreferrer" className="icon-button">
                    <span className="sr-only capitalize">{name}</span>
                    <NetworkIcon name={name} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </DrawerSheet>
    </div>
  );
}
