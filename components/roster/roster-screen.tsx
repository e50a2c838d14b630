import { getLocale } from 'next-intl/server';
import { MeantQuestion } from '@/components/search/meant-question';
import { UnrecognizedNote } from '@/components/search/unrecognized-note';
import { BlockRender } from '@/components/ui/block-render';
import { env } from '@/lib/config/environment';
import { messagesOf } from '@/lib/i18n/messages';
import type { RosterPage } from '@/lib/roster/roster-page';
import { correctionsOf } from '@/lib/search/corrections';
import { siteName } from '@/lib/site';
import { categoryIds } from '@/lib/talents/categories';
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
      titles={{ site: siteName(), page: messages.seo.page }}
      view={view}
      categoryIds={categoryIds(env())}
      initial={{ query, list }}
    >
      <div className="px-gutter">
        <UnrecognizedNote texts={searching} unrecognized={unrecognized} />
        <MeantQuestion texts={searching} corrections={correctionsOf(unrecognized)} />
        {/* Otherwise the tabs would shift when the filter button is parsed at their right. */}
        <BlockRender until="roster-head-end" />
      </div>
    </RosterBrowser>
  );
}
