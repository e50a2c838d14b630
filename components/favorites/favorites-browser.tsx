'use client';

import { lazy, Suspense } from 'react';
import { Part } from '@/components/ui/part';
import { useFavorites } from '@/lib/favorites/store';
import { EmptySelection } from './empty-selection';
import { FavoriteList } from './favorite-list';
import { SelectionTools } from './selection-tools';
import type { FavoritesTexts } from './texts';
import { useGone } from './use-gone';

const CastingForm = lazy(() =>
  import('./casting-form').then((module) => ({ default: module.CastingForm })),
);

/** The chosen talents as a list to put in order, and below it the form that sends them. */
export function FavoritesBrowser({ texts }: { texts: FavoritesTexts }) {
  const { ready, unkept, talents, notes } = useFavorites((favorites) => favorites);
  const { gone, markGone } = useGone(talents);
  if (!ready) return null;
  const represented = talents.filter(({ id }) => !gone.has(id));
  const sent = represented.map(({ id, name }) => ({
    id,
    name,
    ...(notes[id] && { note: notes[id] }),
  }));
  return (
    <>
      {unkept && (
        <p role="status" className="px-gutter pt-6 font-medium text-accent">
          {texts.list.unkept}
        </p>
      )}
      {talents.length === 0 ? (
        <EmptySelection texts={texts} />
      ) : (
        <>
          <SelectionTools texts={texts} talents={talents} ids={represented.map(({ id }) => id)} />
          <FavoriteList texts={texts} talents={talents} notes={notes} gone={gone} />
        </>
      )}
      <Part>
        <Suspense>
          <CastingForm
            locale={texts.locale}
            texts={texts.form}
            privacy={texts.privacy}
            talents={sent}
            onGone={markGone}
          />
        </Suspense>
      </Part>
    </>
  );
}
