'use client';

import { showToast } from '@/components/ui/toasts';
import { MOST_FAVORITES } from '@/lib/favorites/limits';
import { isChosen } from '@/lib/favorites/selection';
import { favoritesNow, toggleFavorite, useFavorites } from '@/lib/favorites/store';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { pathOf } from '@/lib/routes/build';
import type { TalentCard } from '@/lib/talents/card';

export type HeartTexts = Messages['favorites']['heart'];

/**
 * Whether a talent is in the visitor's selection, and what adds or removes it and says so.
 * Unless it was removed, the message leads to the selection.
 */
export function useHeart(locale: Locale, card: TalentCard, texts: HeartTexts) {
  const { id, name } = card;
  const chosen = useFavorites((favorites) => isChosen(favorites, id));
  const toggle = () => {
    const done = toggleFavorite(card);
    const lost = done === 'added' && favoritesNow().notPersisted;
    const text = fill(texts[lost ? 'unkept' : done], { name, count: MOST_FAVORITES });
    const kind = done === 'added' && !lost ? 'success' : 'warning';
    const toSelection = { label: texts.see, href: pathOf(locale, { page: 'favorites' }) };
    const link = done === 'removed' ? undefined : toSelection;
    showToast({ id: `favorite-${id}`, kind, text, link });
  };
  return { chosen, toggle };
}
