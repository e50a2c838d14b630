import { Heart } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { FavoriteCount } from '@/components/favorites/favorite-count';
import { NoScriptSearch } from '@/components/search/no-script-search';
import { SearchButton } from '@/components/search/search-button';
import { BlockRender } from '@/components/ui/block-render';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { siteCategoryIds } from '@/lib/roster/roster-page';
import type { Route } from '@/lib/routes/route';
import { Drawer } from './drawer';
import { LanguageSwitch } from './language-switch';
import { Menu } from './menu';
import { Wordmark } from './wordmark';

type Props = {
  locale: Locale;
  route: Route;
  marked: boolean;
  search: string;
  /** True where a dark picture begins the page: the header lies over it until it is scrolled. */
  over: boolean;
};

/** Name, menu, languages, search. Sticky, except in a very low window; smaller once the page is scrolled. */
export async function Header({ locale, route, marked, search, over }: Props) {
  const t = await getTranslations('favorites.list');
  const current = marked ? route : null;
  return (
    <header className={`site-header ${over ? 'site-header-over' : ''}`}>
      <div className="flex h-header items-center gap-x-6 px-gutter">
        <Wordmark locale={locale} />
        <Menu locale={locale} current={current} className="ml-auto hidden lg:flex" />
        <div className="ml-auto flex items-center gap-x-1 lg:ml-4">
          <LanguageSwitch
            locale={locale}
            route={route}
            search={search}
            className="hidden sm:flex"
          />
          <NoScriptSearch
            locale={locale}
            texts={messagesOf(locale).search}
            className="hidden lg:flex"
          />
          <SearchButton
            locale={locale}
            texts={messagesOf(locale).search}
            categoryIds={siteCategoryIds()}
          />
          <PageLink locale={locale} route={{ page: 'favorites' }} className="icon-button relative">
            <span className="sr-only">{t('selection')}</span>
            <Icon of={Heart} size={20} strokeWidth={1.4} />
            <FavoriteCount locale={locale} text={messagesOf(locale).favorites.count} />
          </PageLink>
          <Drawer locale={locale} route={route} current={current} search={search} />
        </div>
      </div>
      {/* What stands at its right would move with each entry that comes after the first picture. */}
      <BlockRender until="header-end" />
    </header>
  );
}
