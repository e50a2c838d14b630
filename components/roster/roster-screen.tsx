import { getLocale } from 'next-intl/server';
import { MeantQuestion } from '@/components/search/meant-question';
import { UnrecognizedNote } from '@/components/search/unrecognized-note';
import { BlockRender } from '@/components/ui/block-render';
import { messagesOf } from '@/lib/i18n/messages';
import { type RosterPage, siteCategoryIds } from '@/lib/roster/roster-page';
import { siteName } from '@/lib/site';
import type { RosterQuery } from '@/lib/talents/query';
import { ROSTER_VIEWS, type RosterView } from '@/lib/talents/views';
import { RosterBrowser } from './roster-browser';

type Props = {
  view: RosterView;
  query: RosterQuery;
  written: string;
  unrecognized: readonly string[];
  list: RosterPage;
};

export async function RosterScreen({ view, query, written, unrecognized, list }: Props) {
  const locale = await getLocale();
  const messages = messagesOf(locale);
  const { roster, measures, favorites, search: searching } = messages;
  const titles = ROSTER_VIEWS.map((one) => [one, messages.pages[one]]);
  const pages: Record<RosterView, string> = Object.fromEntries(titles);
  const texts = { locale, roster, pages, measures, heart: favorites.heart };
  return (
    <RosterBrowser
      // Resets the state of the island when the server renders another list or query.
      key={`${view}?${written}`}
      texts={texts}
      site={siteName()}
      view={view}
      categoryIds={siteCategoryIds()}
      initial={{ query, list }}
    >
      <div className="px-gutter">
        <UnrecognizedNote texts={searching} unrecognized={unrecognized} />
        <MeantQuestion texts={searching} unrecognized={unrecognized} />
        {/* Otherwise the tabs would shift when the filter button is parsed at their right. */}
        <BlockRender until="roster-head-end" />
      </div>
    </RosterBrowser>
  );
}
