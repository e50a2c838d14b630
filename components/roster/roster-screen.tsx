import { getLocale } from 'next-intl/server';
import { RecentlyViewedPlace } from '@/components/recently-viewed/recently-viewed-place';
import { UnrecognizedNote } from '@/components/search/unrecognized-note';
import { BlockRender } from '@/components/ui/block-render';
import { messagesOf } from '@/lib/i18n/messages';
import { type RosterPage, siteCategoryIds } from '@/lib/roster/roster-page';
import { type RosterQuery, writeRosterQuery } from '@/lib/talents/query';
import type { RosterView } from '@/lib/talents/views';
import { RosterBrowser } from './roster-browser';

type Props = {
  view: RosterView;
  query: RosterQuery;
  /** What the search that leads here did not understand. */
  unread: readonly string[];
  list: RosterPage;
};

/** A list of talents with its categories, letters, filter and pages. */
export async function RosterScreen({ view, query, unread, list }: Props) {
  const locale = await getLocale();
  const { roster, pages, measures, favorites, search: searching, seen } = messagesOf(locale);
  const texts = { locale, roster, pages, measures, heart: favorites.heart };
  return (
    <>
      <RosterBrowser
        // Another list, or the same one as the server narrowed it, is another tool.
        key={`${view}?${writeRosterQuery(query)}`}
        texts={texts}
        view={view}
        categoryIds={siteCategoryIds()}
        initial={{ query, list }}
      >
        <div className="px-gutter">
          <UnrecognizedNote texts={searching} unrecognized={unread} />
          {/* Painted alone, the tabs would be cut anew when the filter button arrives at their right. */}
          <BlockRender until="roster-head-end" />
        </div>
      </RosterBrowser>
      <RecentlyViewedPlace locale={locale} texts={seen} />
    </>
  );
}
