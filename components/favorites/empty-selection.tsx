import { ButtonLink } from '@/components/ui/button-link';
import type { FavoritesTexts } from './texts';

/** What the page shows before the first heart, and the way to one. */
export function EmptySelection({ texts: { locale, list } }: { texts: FavoritesTexts }) {
  return (
    <section className="px-gutter pt-6 pb-16 lg:pb-24">
      <p className="text-lg">{list.empty}</p>
      <p className="mt-2 max-w-[24.5em] text-lg text-mute">{list.emptyHint}</p>
      <ButtonLink
        look="filled"
        locale={locale}
        route={{ page: 'roster', view: 'models' }}
        className="mt-8"
      >
        {list.seeModels}
      </ButtonLink>
    </section>
  );
}
