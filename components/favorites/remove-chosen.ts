import { showToast } from '@/components/ui/toasts';
import { removeFavorites } from '@/lib/favorites/store';
import { fill } from '@/lib/i18n/fill';
import type { FavoritesTexts } from './texts';

/** Removes a talent from the selection and offers Undo. */
export function removeChosen(
  { id, name }: { id: number; name: string },
  { heart }: Pick<FavoritesTexts, 'heart'>,
): void {
  const undo = { label: heart.undo, run: removeFavorites([id]) };
  const text = fill(heart.removed, { name });
  void showToast({ id: `favorite-${id}`, kind: 'warning', text, undo }, heart.messages);
}
