import { NOTE_MAX_LENGTH } from '@/lib/favorites/limits';
import { noteFavorite } from '@/lib/favorites/store';
import { fill } from '@/lib/i18n/fill';
import type { FavoritesTexts } from './texts';

type Props = { id: number; name: string; text: string; texts: FavoritesTexts['list'] };

/** The visitor's note to the agency about a talent, sent with the selection. */
export function FavoriteNote({ id, name, text, texts }: Props) {
  return (
    <label>
      <span aria-hidden className="caps text-mute max-lg:hidden">
        {texts.note}
      </span>
      <textarea
        aria-label={fill(texts.noteAbout, { name })}
        value={text}
        onChange={({ target }) => noteFavorite(id, target.value)}
        maxLength={NOTE_MAX_LENGTH}
        rows={1}
        placeholder={texts.notePlaceholder}
        className="field-sizing-content block max-h-48 min-h-11 w-full resize-none border-line border-b bg-transparent py-2 placeholder:text-mute focus:border-ink"
      />
    </label>
  );
}
