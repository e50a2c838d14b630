import { TalentGrid } from '@/components/talents/talent-grid';
import { useNewFaces } from '@/components/talents/use-new-faces';
import type { FavoritesTexts } from './texts';

/** A row of new faces, suggested while the selection is empty. */
export default function NewFacesRow({ texts }: { texts: FavoritesTexts }) {
  const cards = useNewFaces();
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="new-faces" className="one-row pb-16">
      <h2 id="new-faces" className="display px-gutter pb-6 text-lg">
        {texts.newFaces}
      </h2>
      <TalentGrid
        locale={texts.locale}
        labels={texts.measures}
        heart={texts.heart}
        cards={cards}
        pendingCount={0}
        below
      />
    </section>
  );
}
