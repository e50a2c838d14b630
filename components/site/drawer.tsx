import { Fragment, type ReactNode } from 'react';
import { FavoriteCount } from '@/components/favorites/favorite-count';
import { SearchButton } from '@/components/search/search-button';
import { HeartIcon } from '@/components/talents/heart-shape';
import { NetworkIcon } from '@/components/ui/network-icon';
import { SiteLink } from '@/components/ui/site-link';
import { DrawerSheet } from './drawer-sheet';
import type { FrameLink, HeaderData } from './frame-data';
import { MODELS } from './menu';

type Props = {
  data: HeaderData;
  /** The links to the other languages. */
  children: ReactNode;
};

/** The menu as a drawer, where it does not fit in one line; also works without script. */
export function Drawer({ data, children }: Props) {
  const { locale, home, menu, lists, current, inLists, selection, networks, texts } = data;
  const entry = ([text, href]: FrameLink, look: string, holdsPage = false) => (
    <li key={href}>
      <SiteLink
        href={href}
        aria-current={href === current ? 'page' : holdsPage ? 'true' : undefined}
        className={`quiet-link ${look}`}
      >
        {text}
      </SiteLink>
    </li>
  );
  return (
    <div className="header-drawer">
      <DrawerSheet
        texts={texts}
        wordmark={
          <SiteLink href={home[1]} className="wordmark display">
            {home[0]}
          </SiteLink>
        }
        tools={<SearchButton locale={locale} label={texts.search.open} />}
      >
        <nav aria-label={texts.menu}>
          <ul className="border-line border-t *:border-line *:border-b [&_a]:display [&_a]:block">
            {menu.map((page, at) => (
              <Fragment key={page[1]}>
                {entry(page, 'py-3 text-xl', at === MODELS && inLists)}
                {at === MODELS && lists.map((list) => entry(list, 'py-2 pl-6 text-lg text-mute'))}
              </Fragment>
            ))}
          </ul>
        </nav>
        <div className="mt-auto flex flex-col gap-2 pt-8">
          <SiteLink href={selection[1]} className="quiet-link flex items-center gap-1 self-start">
            <span className="icon-button relative -ml-3">
              <HeartIcon />
              <FavoriteCount locale={locale} text={texts.count} />
            </span>
            <span>{selection[0]}</span>
          </SiteLink>
          <div className="flex items-center justify-between">
            {children}
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
