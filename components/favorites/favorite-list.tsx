import { useRef, useState } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import { showToast } from '@/components/ui/toasts';
import { moveFavorite, removeFavorites } from '@/lib/favorites/edit-favorites';
import type { Selection } from '@/lib/favorites/selection';
import { fill } from '@/lib/i18n/fill';
import { FavoriteRow } from './favorite-row';
import type { FavoritesTexts } from './texts';

type Props = Pick<Selection, 'talents' | 'notes'> & {
  texts: FavoritesTexts;
  gone: ReadonlySet<number>;
};

export function FavoriteList({ texts, talents, notes, gone }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const [announcement, announce] = useState('');

  function move(from: number, to: number): void {
    const talent = talents[from];
    if (!talent || to < 0 || to >= talents.length) return;
    moveFavorite(talent.id, to);
    const { name } = talent;
    announce(fill(texts.list.moved, { name, position: to + 1, total: talents.length }));
  }

  function remove(index: number): void {
    const talent = talents[index];
    if (!talent) return;
    // The focused button disappears: focus moves to a neighboring row, or else to the title.
    const rows = list.current?.children;
    const next = rows?.[index + 1] ?? rows?.[index - 1];
    const target = next?.querySelector('[data-remove]') ?? document.getElementById('favorites');
    if (target instanceof HTMLElement) target.focus();
    removeChosen(talent, texts);
  }

  return (
    <>
      <ol ref={list} className="mt-4 divide-y divide-line border-line border-y">
        {talents.map((talent, index) => (
          <FavoriteRow
            key={talent.id}
            texts={texts}
            talent={talent}
            note={notes[talent.id] ?? ''}
            gone={gone.has(talent.id)}
            index={index}
            count={talents.length}
            onMove={move}
            onRemove={remove}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement && <ChangingText>{announcement}</ChangingText>}
      </p>
    </>
  );
}

export function removeChosen(
  { id, name }: { id: number; name: string },
  { heart }: Pick<FavoritesTexts, 'heart'>,
): void {
  const undo = { label: heart.undo, run: removeFavorites([id]) };
  const text = fill(heart.removed, { name });
  void showToast({ id: `favorite-${id}`, kind: 'warning', text, undo }, heart.messages);
}
