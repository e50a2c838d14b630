import { definePage } from '@/app/define-page';
import { RosterScreen } from '@/components/roster/roster-screen';
import type { PageRequest } from '@/lib/page/page-request';
import { readListQuery, readRosterPage, rosterView } from '@/lib/roster/roster-page';
import { readUnrecognized, UNRECOGNIZED_KEY } from '@/lib/search/unrecognized';
import { describeList } from '@/lib/seo/describe-list';
import { writeRosterQuery } from '@/lib/talents/query';

/**
 * A list, narrowed by its query. Its twin, for words that visitors typed, is rendered per request.
 */
export function rosterPage(reads?: 'roster') {
  return definePage({
    reads,
    load: async ({ params, query: asked }: PageRequest<{ view: string }, 'roster'>) => {
      const view = rosterView(params.view);
      const query = await readListQuery(view, asked);
      const unrecognized = readUnrecognized(asked[UNRECOGNIZED_KEY]);
      return { view, query, unrecognized, list: await readRosterPage(view, query) };
    },
    metadata: ({ view, query, list: { cards, total, bounds } }, words) =>
      describeList({ view, query, cards, total, bounds }, words),
    frame: ({ query }) => {
      const search = writeRosterQuery(query).toString();
      return { search: search && `?${search}` };
    },
    Screen: RosterScreen,
  });
}
