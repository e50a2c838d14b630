import { useState } from 'react';
import { FieldNote } from '@/components/ui/field';
import { noteFavorite } from '@/lib/favorites/edit-favorites';
import { isNoteTooLong } from '@/lib/favorites/edit-selection';
import { NOTE_MAX_LENGTH } from '@/lib/favorites/limits';
import { TYPED_FACTOR } from '@/lib/forms/limits';
import { fill } from '@/lib/i18n/fill';
import type { FavoritesTexts } from './texts';

type FavoriteNoteProps = { id: number; name: string; text: string; texts: FavoritesTexts['list'] };

/** The visitor's note to the agency about a talent, sent with the selection. */
export function FavoriteNote({ id, name, text, texts }: FavoriteNoteProps) {
  // Until the view transition of a navigation has ended, React does not subscribe to the store: `text` stays
  // as it was, and React would reset the field to it after each character.
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? text;
  const fault = isNoteTooLong(shown) ? texts.long : undefined;
  const faultId = `note-${id}-fault`;
  return (
    <div>
      <textarea
        id={`note-${id}`}
        aria-label={fill(texts.noteAbout, { name })}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault && faultId}
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value);
          noteFavorite(id, target.value);
        }}
        onBlur={() => setTyped(undefined)}
        maxLength={NOTE_MAX_LENGTH * TYPED_FACTOR}
        rows={1}
        placeholder={texts.notePlaceholder}
        className="field-sizing-content block max-h-48 min-h-11 w-full resize-none border-line border-b bg-transparent py-2 placeholder:text-mute focus:border-ink"
      />
      <FieldNote id={faultId}>{fault}</FieldNote>
    </div>
  );
}
