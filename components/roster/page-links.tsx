import type { Ref } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { fill } from '@/lib/i18n/fill';
import { writeRosterQuery } from '@/lib/talents/query';
import type { RosterPlace } from './roster-place';

type Props = Omit<RosterPlace, 'go'> & {
  pages: number;
  /** The last page in view, which `address.page` begins. */
  lastPage: number;
  onMore: (event: React.MouseEvent) => void;
  sentinel: Ref<HTMLAnchorElement>;
};

const BUTTON = 'caps inline-block border border-ink px-6 py-4 hover:bg-ink hover:text-paper';

/**
 * Links to the page before and after, for crawlers and for a visitor without script. The latter is
 * the sentinel of the list too: when it comes into view, more cards stand before it.
 */
export function PageLinks(props: Props) {
  const { locale, view, address, texts, pages, lastPage, onMore, sentinel } = props;
  if (pages < 2) return null;
  const route = { page: 'roster', view } as const;
  const query = (page: number) => writeRosterQuery({ ...address, page });
  return (
    <nav
      aria-label={texts.roster.pages}
      className="mt-12 flex flex-wrap items-center justify-center gap-6 px-gutter"
    >
      {address.page > 1 && (
        <PageLink
          locale={locale}
          route={route}
          query={query(address.page - 1)}
          rel="prev"
          className={BUTTON}
        >
          {texts.roster.previous}
        </PageLink>
      )}
      <p className="text-mute tabular-nums">{fill(texts.roster.page, { page: lastPage, pages })}</p>
      {lastPage < pages && (
        <PageLink
          ref={sentinel}
          locale={locale}
          route={route}
          query={query(lastPage + 1)}
          rel="next"
          onClick={onMore}
          className={BUTTON}
        >
          {texts.roster.more}
        </PageLink>
      )}
    </nav>
  );
}
