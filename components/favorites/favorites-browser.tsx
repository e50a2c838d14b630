'use client';

import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { ListContext } from '@/components/talents/list-context';
import { fetchOk } from '@/lib/browser-fetch';
import { readComparedAnswer } from '@/lib/favorites/compared-answer';
import { type ComparedTalent, comparedCard } from '@/lib/favorites/comparison';
import { refreshFavorites, removeSent } from '@/lib/favorites/edit-favorites';
import { writeIds } from '@/lib/favorites/ids';
import { useFavorites } from '@/lib/favorites/store';
import type { TalentCard } from '@/lib/talents/card';
import { CastingForm, SendBar } from './casting-form';
import { ComparisonTable } from './comparison-table';
import { FavoriteList, removeChosen } from './favorite-list';
import { FavoriteNote } from './favorite-note';
import { SelectionSwitch } from './selection-switch';
import { RemoveAll, SelectionTools, useSelectionView } from './selection-tools';
import type { FavoritesTexts } from './texts';

type Props = {
  texts: FavoritesTexts;
  /** Always in the HTML; an inline script hides it if the browser has stored a selection. */
  emptySelection: ReactNode;
};

/** The favorites as a sortable list or a comparison, above the form that sends them. */
export function FavoritesBrowser({ texts, emptySelection }: Props) {
  const { id, ready, notPersisted, talents, notes } = useFavorites((favorites) => favorites);
  const { represented, gone, markGone } = useRosterMembership(talents);
  const requested = useSelectionView();
  // An empty selection hides the form that it had, because "Undo" must find what was typed.
  const [isFormShown, setFormShown] = useState(false);
  if (talents.length > 0 && !isFormShown) setFormShown(true);
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
          {texts.list.unsaved}
        </p>
      )}
      <SelectionSwitch texts={texts} />
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
                  noteOf: ({ id, name }) => (
                    <FavoriteNote id={id} name={name} text={notes[id] ?? ''} texts={texts.list} />
                  ),
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
        </>
      )}
      {isFormShown && (
        <CastingForm
          locale={texts.locale}
          texts={texts.casting}
          talents={sent}
          hidden={talents.length === 0}
          onGone={markGone}
          onAgain={() =>
            removeSent(
              id,
              talents.map((talent) => talent.id),
            )
          }
        />
      )}
    </>
  );
}

/**
 * Checks a selection against the roster: current records of those who are on it, ids of those who
 * are not. Updates the stored cards. While the services fail everyone counts as represented:
 * the server checks again when the selection is sent.
 */
export function useRosterMembership(talents: readonly TalentCard[]) {
  const [checked, setChecked] = useState<ReadonlyMap<number, ComparedTalent | 'gone'>>(new Map());
  const note = useCallback((found: readonly (readonly [number, ComparedTalent | 'gone'])[]) => {
    setChecked((known) => new Map([...known, ...found]));
  }, []);
  const markGone = useCallback(
    (ids: readonly number[]) => note(ids.map((id) => [id, 'gone'])),
    [note],
  );
  const unchecked = talents.flatMap(({ id }) => (checked.has(id) ? [] : [id])).join();

  useEffect(() => {
    if (!unchecked) return;
    const ids = unchecked.split(',').map(Number);
    const controller = new AbortController();
    askFor(ids, controller.signal).then(
      (cards) => {
        if (controller.signal.aborted) return;
        const here = new Map(cards.map((card) => [card.id, card]));
        refreshFavorites(cards);
        note(ids.map((id) => [id, here.get(id) ?? 'gone']));
      },
      () => {},
    );
    return () => controller.abort();
  }, [unchecked, note]);

  const gone = new Set([...checked].flatMap(([id, found]) => (found === 'gone' ? [id] : [])));
  const represented = talents.flatMap((card) => {
    const found = checked.get(card.id) ?? comparedCard(card);
    return found === 'gone' ? [] : [found];
  });
  return { represented, gone, markGone };
}

async function askFor(ids: readonly number[], signal: AbortSignal): Promise<ComparedTalent[]> {
  const answer = await fetchOk(`/api/favorites${writeIds(ids)}`, { signal });
  return readComparedAnswer(await answer.json());
}
