import type { ReactElement } from 'react';
import type { HeartTexts } from '@/components/talents/heart';
import { loadIndex } from '@/components/talents/index-source';
import { LocalizedCard } from '@/components/talents/localized-card';
import type { Locale } from '@/lib/i18n/locales';
import { pickCard } from '@/lib/talents/card';
import type { RowKey } from '@/lib/talents/rows';

export type FaceTexts = {
  locale: Locale;
  labels: Readonly<Record<RowKey, string>>;
  heart: HeartTexts;
};

/** The cards of all new faces but those of the given ids, from the index of their list. */
export async function loadMoreFaces(
  given: readonly number[],
  texts: FaceTexts,
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
        {...texts}
      />
    ));
}
