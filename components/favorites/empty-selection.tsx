import { PageLink } from '@/components/ui/page-link';
import type { FavoritesTexts } from './texts';

/** What the page shows before the first heart, and the way to one. */
export function EmptySelection({ texts: { locale, list } }: { texts: FavoritesTexts }) {
  return (
    <section className="px-gutter pt-6 pb-16 lg:pb-24">
      <p className="text-lg">{list.empty}</p>
      <p className="mt-2 max-w-[24.5em] text-mute">{list.emptyHint}</p>
      <PageLink
        locale={locale}
        route={{ page: 'roster', view: 'models' }}
        className="caps mt-8 inline-block border border-ink px-6 py-4 hover:bg-ink hover:text-paper"
      >
        {list.seeModels}
      </PageLink>
    </section>
  );
}
