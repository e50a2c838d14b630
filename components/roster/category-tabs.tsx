import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/page-link';
import type { Locale } from '@/lib/i18n/locales';
import type { RosterView } from '@/lib/routes/route';
import { ROSTER_TABS, type RosterTab } from '@/lib/talents/categories';
import { type RosterAddress, writeRosterQuery } from '@/lib/talents/query';
import { hasCategoryKey } from '@/lib/talents/views';

type Props = { locale: Locale; view: RosterView; address: RosterAddress };

/**
 * The categories as links. A list of one gender keeps its path and says the category in the query;
 * every other list gives way to the category's own. Choosing one clears the letter.
 */
export async function CategoryTabs({ locale, view, address }: Props) {
  const t = await getTranslations();
  const keepsPath = hasCategoryKey(view);
  const current: RosterTab | RosterView = keepsPath ? (address.category ?? 'all') : tabOf(view);
  return (
    <nav aria-label={t('roster.categories')} className="mt-6 overflow-x-auto px-gutter">
      <ul className="flex gap-x-7">
        {ROSTER_TABS.map((tab) => {
          const category = keepsPath && tab !== 'all' ? tab : undefined;
          const target = keepsPath ? view : tab === 'all' ? 'models' : tab;
          return (
            <li key={tab}>
              <PageLink
                locale={locale}
                route={{ page: 'roster', view: target }}
                query={writeRosterQuery({ filter: address.filter, category, page: 1 })}
                aria-current={tab === current ? 'page' : undefined}
                className="block border-transparent border-b py-3 whitespace-nowrap text-mute hover:text-ink aria-[current]:border-ink aria-[current]:text-ink"
              >
                {t(tab === 'all' ? 'roster.all' : `pages.${tab}`)}
              </PageLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function tabOf(view: RosterView): RosterTab | RosterView {
  return view === 'models' ? 'all' : view;
}
