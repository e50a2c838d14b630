'use client';

import { FavoriteCount, SelectionLabel } from '@/components/favorites/favorite-count';
import { SearchButton } from '@/components/search/search-button';
import { HeartIcon, HeartSymbol } from '@/components/talents/heart-shape';
import { BlockRender } from '@/components/ui/block-render';
import { NetworkSymbols } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { Drawer } from './drawer';
import type { HeaderData } from './frame-data';
import styles from './header.module.css';
import { LanguageLinks } from './language-links';
import { Menu } from './menu';

type Props = {
  data: HeaderData;
  /** The query of the page as the server knows it, with its `?`, or empty. */
  search: string;
  /** True where the page begins with a dark picture, which the header overlays until it is scrolled. */
  over: boolean;
};

/** Name, menu, languages, search. Sticky, except in a very low window; smaller once the page is scrolled. */
export function Header({ data, search, over }: Props) {
  const { locale, home, selection, texts, languages } = data;
  const switching = { label: texts.language, links: languages, current: locale, search };
  const wordmark = (
    <SiteLink href={home[1]} className={`display text-nowrap ${styles.wordmark}`}>
      {home[0]}
    </SiteLink>
  );
  const tools = (
    <>
      <SearchButton locale={locale} texts={texts.search} />
      <SiteLink href={selection[1]} className="icon-button relative">
        <span className="sr-only">
          <SelectionLabel text={selection[0]} />
        </span>
        <HeartIcon />
        <FavoriteCount locale={locale} text={texts.count} />
      </SiteLink>
    </>
  );
  return (
    <header
      className={`${styles.header} ${over ? styles.over : ''} @container/header [view-transition-name:site-header]`}
    >
      <svg aria-hidden className="hidden">
        <HeartSymbol />
        <NetworkSymbols />
      </svg>
      <div className="flex h-header items-center gap-x-3 px-gutter sm:gap-x-6">
        {wordmark}
        <Menu data={data} />
        <div className="ml-auto flex items-center gap-x-1">
          <LanguageLinks {...switching} className="@max-[40em]/header:hidden" />
          {/* With large text on a phone the tools do not fit; they are in the drawer, too. */}
          <div className="flex gap-x-1 @max-[19em]/header:hidden">{tools}</div>
          <Drawer data={data} wordmark={wordmark} tools={tools}>
            <LanguageLinks {...switching} className="-ml-3.5" />
          </Drawer>
        </div>
      </div>
      {/* Blocks the first paint until the header is complete: late entries would shift it. */}
      <BlockRender until="header-end" />
    </header>
  );
}
