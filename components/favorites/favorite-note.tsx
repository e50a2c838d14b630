import { useState } from 'react';
import { NOTE_MAX_LENGTH } from '@/lib/favorites/limits';
import { noteFavorite } from '@/lib/favorites/store';
import { fill } from '@/lib/i18n/fill';
import type { FavoritesTexts } from './texts';

type Props = { id: number; name: string; text: string; texts: FavoritesTexts['list'] };

/** The visitor's note to the agency about a talent, sent with the selection. */
export function FavoriteNote({ id, name, text, texts }: Props) {
  // Until the view transition of a navigation has ended, React does not subscribe to the store: `text` stays
  // as it was, and React would reset the field to it after each character.
  const [typed, setTyped] = useState<string>();
  return (
    <label>
      <span aria-hidden className="caps text-mute max-lg:hidden">
        {texts.note}
      </span>
      <textarea
        aria-label={fill(texts.noteAbout, { name })}
        value={typed ?? text}
        onChange={({ target }) => {
          setTyped(target.value);
          noteFavorite(id, target.value);
        }}
        onBlur={() => setTyped(undefined)}
        maxLength={NOTE_MAX_LENGTH}
        rows={1}
        placeholder={texts.notePlaceholder}
        className="field-sizing-content block max-h-48 min-h-11 w-full resize-none border-line border-b bg-transparent py-2 placeholder:text-mute focus:border-ink"
      />
    </label>
  );
}
