import type { ReactElement } from 'react';
import { loadIndex } from '@/components/talents/index-source';
import { type CardTexts, LocalizedCard } from '@/components/talents/localized-card';
import { pickCard } from '@/lib/talents/card';

/** The cards of all new faces but those of the given ids, from the index of their list. */
export async function loadMoreFaces(
  given: readonly number[],
  texts: CardTexts,
): Promise<ReactElement[]> {
  const everyone = await loadIndex('new_faces');
  return everyone
    .filter(({ id }) => !given.includes(id))
    .map((talent) => (
      <LocalizedCard
        key={talent.id}
        heading="h3"
        card={pickCard(talent)}
        place="carousel"
        texts={texts}
      />
    ));
}
