'use client';

import type { Toast } from '@/components/ui/toaster';
import { showToast } from '@/components/ui/toasts';
import { MAX_FAVORITES } from '@/lib/favorites/limits';
import { isChosen } from '@/lib/favorites/selection';
import { favoritesNow, toggleFavorite, useFavorites } from '@/lib/favorites/store';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { TalentCard } from '@/lib/talents/card';

export type HeartTexts = Messages['favorites']['heart'];

/**
 * Whether a talent is in the visitor's selection, and a function that adds or removes it and shows a
 * message. Unless the talent was removed, the message links to the selection.
 */
export function useHeart(locale: Locale, card: TalentCard, texts: HeartTexts) {
  const { id, name } = card;
  const chosen = useFavorites((favorites) => isChosen(favorites, id));
  const toggle = async () => {
    const done = toggleFavorite(card);
    const lost = done === 'added' && favoritesNow().notPersisted;
    const text = fill(texts[lost ? 'unkept' : done], { name, count: MAX_FAVORITES });
    const kind = done === 'added' && !lost ? 'success' : 'warning';
    const link = done === 'removed' ? undefined : await linkToSelection(locale, texts.see);
    await showToast({ id: `favorite-${id}`, kind, text, link }, texts.messages);
  };
  return { chosen, toggle };
}

/** Lazy-loads the route table, which the first load of a page with hearts does not need. */
async function linkToSelection(locale: Locale, label: string): Promise<Toast['link']> {
  try {
    const { pathOf } = await import('@/lib/routes/build');
    return { label, href: pathOf(locale, { page: 'favorites' }) };
  } catch {
    return undefined;
  }
}
