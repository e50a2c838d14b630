import type { MouseEvent, Ref } from 'react';
import { rosterHref } from '@/components/talents/roster-href';
import { ChangingText } from '@/components/ui/changing-text';
import { SiteLink } from '@/components/ui/site-link';
import { fill } from '@/lib/i18n/fill';
import type { RosterContext } from './roster-context';

type Props = Omit<RosterContext, 'go'> & {
  /** `lastPage` is the last page in view; `query.page` is the first. */
  list: { pages: number; lastPage: number };
  /** Undefined if the list cannot grow: the link opens the next page. */
  onMore: ((event: MouseEvent) => void) | undefined;
  sentinel: Ref<HTMLAnchorElement>;
};

/**
 * Links to the previous and next page, for crawlers and visitors without script. The next link is
 * also the sentinel of infinite scrolling: when it comes into view, more cards are rendered. The list
 * grows above it and above the footer: scroll anchoring would hold them in view, which would load more
 * and more, to the very end of the list.
 */
export function PageLinks(props: Props) {
  const { query, texts, onMore, sentinel } = props;
  const { pages, lastPage } = props.list;
  if (pages < 2) return null;
  const hrefOf = (page: number) => rosterHref(props, { ...query, page });
  return (
    <nav
      aria-label={texts.roster.pages}
      className="mt-12 flex flex-wrap items-center justify-center gap-6 px-gutter [main:has(&)~footer]:[overflow-anchor:none] [overflow-anchor:none]"
    >
      {query.page > 1 && (
        <SiteLink href={hrefOf(query.page - 1)} rel="prev" className="button button-outlined">
          {texts.roster.previous}
        </SiteLink>
      )}
      <p className="text-mute tabular-nums">
        <ChangingText>{fill(texts.roster.page, { page: lastPage, pages })}</ChangingText>
      </p>
      {lastPage < pages && (
        <SiteLink
          ref={sentinel}
          href={hrefOf(lastPage + 1)}
          rel="next"
          onClick={onMore}
          className="button button-outlined"
        >
          {texts.roster.more}
        </SiteLink>
      )}
    </nav>
  );
}
