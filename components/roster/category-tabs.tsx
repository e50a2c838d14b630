import { rosterHref } from '@/components/talents/roster-href';
import { Tabs } from '@/components/ui/tabs';
import { isCategory, ROSTER_TABS, type RosterTab, TALENT_TABS } from '@/lib/talents/categories';
import { hasCategoryKey, listAbove } from '@/lib/talents/views';
import type { LinkClick, RosterContext } from './roster-context';

type Props = Omit<RosterContext, 'go'> & { onChoose: (event: LinkClick) => void };

/**
 * The categories as links. A list of one gender stays on its path and has the category in the
 * query; any other list links to the category's own path. Choosing a category clears the letter.
 */
export function CategoryTabs({ locale, view, query, texts, onChoose }: Props) {
  const keepsPath = hasCategoryKey(view);
  const all = listAbove(view);
  const current = keepsPath ? (query.category ?? 'all') : view === all ? 'all' : view;
  const listed = all === 'talents' ? TALENT_TABS : ROSTER_TABS;
  // A category without a tab, such as actors, gets one on its own list.
  const own = isCategory(view) && !listed.includes(view) ? [view] : [];
  const tabs = [...listed, ...own].map((tab) => ({
    key: tab,
    href: tabHref(tab, all, { locale, view, query }),
    label: tab === 'all' ? texts.roster.all : texts.pages[tab],
  }));
  return (
    <Tabs
      label={texts.roster.categories}
      tabs={tabs}
      current={current}
      onChoose={onChoose}
      prefetch={!keepsPath}
      className="min-w-0"
    />
  );
}

type Place = Pick<RosterContext, 'locale' | 'view' | 'query'>;

function tabHref(
  tab: RosterTab,
  all: ReturnType<typeof listAbove>,
  { locale, view, query }: Place,
): string {
  const { filter, sort } = query;
  if (!hasCategoryKey(view)) {
    return rosterHref({ locale, view: tab === 'all' ? all : tab }, { filter, sort, page: 1 });
  }
  const category = tab === 'all' ? {} : { category: tab };
  return rosterHref({ locale, view }, { ...category, filter, sort, page: 1 });
}
