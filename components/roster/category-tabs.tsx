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
  const rest = { filter: query.filter, sort: query.sort, page: 1 };
  const hrefOf = (tab: RosterTab) => {
    if (!keepsPath) return rosterHref({ locale, view: tab === 'all' ? all : tab }, rest);
    return rosterHref({ locale, view }, tab === 'all' ? rest : { ...rest, category: tab });
  };
  const tabs = [...listed, ...own].map((tab) => ({
    key: tab,
    href: hrefOf(tab),
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
