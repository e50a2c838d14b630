import type { MouseEvent } from 'react';
import { PageLink } from '@/components/ui/page-link';
import type { Route } from '@/lib/routes/route';
import { ROSTER_TABS, type RosterTab } from '@/lib/talents/categories';
import { type RosterAddress, writeRosterQuery } from '@/lib/talents/query';
import { hasCategoryKey } from '@/lib/talents/views';
import type { RosterPlace } from './roster-place';

type Props = Omit<RosterPlace, 'go'> & {
  onChoose: (event: MouseEvent, route: Route, address: RosterAddress) => void;
};

/**
 * The categories as links. A list of one gender keeps its path and says the category in the query;
 * every other list gives way to the category's own. Choosing one clears the letter.
 */
export function CategoryTabs({ locale, view, address, texts, onChoose }: Props) {
  const keepsPath = hasCategoryKey(view);
  const current = keepsPath ? (address.category ?? 'all') : view === 'models' ? 'all' : view;
  return (
    <nav aria-label={texts.roster.categories} className="min-w-0 overflow-x-auto">
      <ul className="flex gap-x-7">
        {ROSTER_TABS.map((tab) => {
          const { route, target } = destination(tab, { view, address });
          return (
            <li key={tab}>
              <PageLink
                locale={locale}
                route={route}
                query={writeRosterQuery(target)}
                onClick={(event) => onChoose(event, route, target)}
                aria-current={tab === current ? 'page' : undefined}
                className="block border-transparent border-b py-3 whitespace-nowrap text-mute hover:text-ink aria-[current]:border-ink aria-[current]:text-ink"
              >
                {tab === 'all' ? texts.roster.all : texts.pages[tab]}
              </PageLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function destination(tab: RosterTab, { view, address }: Pick<RosterPlace, 'view' | 'address'>) {
  const { filter } = address;
  if (!hasCategoryKey(view)) {
    const route: Route = { page: 'roster', view: tab === 'all' ? 'models' : tab };
    return { route, target: { filter, page: 1 } };
  }
  const category = tab === 'all' ? {} : { category: tab };
  return { route: { page: 'roster', view } as Route, target: { ...category, filter, page: 1 } };
}
