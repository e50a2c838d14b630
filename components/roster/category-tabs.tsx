import { ROSTER_TABS, type RosterTab } from '@/lib/talents/categories';
import { hasCategoryKey } from '@/lib/talents/views';
import { rosterHref } from './roster-link';
import type { LinkClick, RosterPlace } from './roster-place';

type Props = Omit<RosterPlace, 'go'> & { onChoose: (event: LinkClick) => void };

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
        {ROSTER_TABS.map((tab) => (
          <li key={tab}>
            <a
              href={tabHref(tab, { locale, view, address })}
              onClick={onChoose}
              aria-current={tab === current ? 'page' : undefined}
              className="block border-transparent border-b forced-colors:not-aria-[current]:border-[Canvas] py-3 whitespace-nowrap text-mute hover:text-ink aria-[current]:border-ink aria-[current]:text-ink"
            >
              {tab === 'all' ? texts.roster.all : texts.pages[tab]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Place = Pick<RosterPlace, 'locale' | 'view' | 'address'>;

function tabHref(tab: RosterTab, { locale, view, address }: Place): string {
  const { filter } = address;
  if (!hasCategoryKey(view)) {
    return rosterHref({ locale, view: tab === 'all' ? 'models' : tab }, { filter, page: 1 });
  }
  const category = tab === 'all' ? {} : { category: tab };
  return rosterHref({ locale, view }, { ...category, filter, page: 1 });
}
