import { definePage } from '@/app/define-page';
import { RosterScreen } from '@/components/roster/roster-screen';
import type { PageRequest } from '@/lib/page/page-request';
import { readListQuery, readRosterPage, rosterView } from '@/lib/roster/roster-page';
import { describeList } from '@/lib/seo/describe-list';
import { readUnrecognized, UNRECOGNIZED_KEY, writeRosterQuery } from '@/lib/talents/query';

/** The first page of a list, or with `reads` what the query asks of the list. */
export function defineRosterPage(reads?: 'roster') {
  return definePage({
    reads,
    load: async ({ params, query: asked }: PageRequest<{ view: string }, 'roster'>) => {
      const view = rosterView(params.view);
      const query = await readListQuery(view, asked);
      const unrecognized = readUnrecognized(asked[UNRECOGNIZED_KEY]);
      const written = writeRosterQuery(query).toString();
      return { view, query, written, unrecognized, list: await readRosterPage(view, query) };
    },
    metadata: ({ view, query, written, list: { cards, total, bounds } }, words) =>
      describeList({ view, query, written, cards, total, bounds }, words),
    frame: ({ written }) => ({ search: written && `?${written}` }),
    Screen: RosterScreen,
  });
}
