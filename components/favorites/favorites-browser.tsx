'use client';

import type { ReactNode } from 'react';
import { ListContext } from '@/components/talents/list-context';
import { removeFavorites, useFavorites } from '@/lib/favorites/store';
import { CastingForm, SendBar } from './casting-form';
import { ComparisonTable } from './comparison-table';
import { FavoriteList, removeChosen } from './favorite-list';
import { RemoveAll, SelectionTools, useSelectionView } from './selection-tools';
import type { FavoritesTexts } from './texts';
import { useRosterMembership } from './use-roster-membership';

type Props = {
  texts: FavoritesTexts;
  /**
   * Empty state, rendered on the server. In the HTML it is always present; an inline script hides it
   * if the browser has stored a selection.
   */
  emptySelection: ReactNode;
};

/** The favorites as a sortable list or a comparison, above the form that sends them. */
export function FavoritesBrowser({ texts, emptySelection }: Props) {
  const { ready, notPersisted, talents, notes } = useFavorites((favorites) => favorites);
  const { represented, gone, markGone } = useRosterMembership(talents);
  const requested = useSelectionView();
  const view = represented.length > 1 ? requested : 'list';
  const sent = represented.map(({ id, name, cover }) => ({
    id,
    name,
    cover,
    ...(notes[id] && { note: notes[id] }),
  }));
  return (
    <>
      {notPersisted && (
        <p role="status" className="px-gutter pt-6 font-medium text-accent">
          {texts.list.unkept}
        </p>
      )}
      {talents.length === 0 ? (
        // The inline script may have set `hidden`: `undefined` leaves it during hydration, and
        // `false` removes it once the selection has been read.
        <div hidden={ready ? false : undefined} suppressHydrationWarning>
          {emptySelection}
        </div>
      ) : (
        <>
          <SelectionTools
            texts={texts}
            talents={talents}
            notes={notes}
            ids={represented.map(({ id }) => id)}
            view={view}
          />
          <ListContext title={texts.list.selection} people={represented}>
            {view === 'compare' ? (
              <ComparisonTable
                locale={texts.locale}
                talents={represented}
                texts={texts.comparison}
                own={{
                  notes,
                  texts: texts.list,
                  onRemove: (talent) => {
                    document.getElementById('favorites')?.focus();
                    removeChosen(talent, texts);
                  },
                }}
              />
            ) : (
              <FavoriteList texts={texts} talents={talents} notes={notes} gone={gone} />
            )}
          </ListContext>
          <RemoveAll texts={texts} talents={talents} />
          {represented.length > 0 && <SendBar text={texts.list.send} />}
          <CastingForm
            locale={texts.locale}
            texts={texts.casting}
            talents={sent}
            onGone={markGone}
            onAgain={() => removeFavorites(talents.map(({ id }) => id))}
          />
        </>
      )}
    </>
  );
}
