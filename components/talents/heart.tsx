'use client';

import { showToast } from '@/components/ui/toasts';
import { MAX_FAVORITES } from '@/lib/favorites/limits';
import { isChosen } from '@/lib/favorites/selection';
import { favoritesNow, toggleFavorite, useFavorites } from '@/lib/favorites/store';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { TalentCard } from '@/lib/talents/card';
import styles from './card.module.css';
import { HeartShape } from './heart-shape';

export type HeartTexts = { locale: Locale; heart: Messages['favorites']['heart'] };

type Props = { card: TalentCard; texts: HeartTexts };

/** The heart on a card: adds a talent to the visitor's selection, or removes it, and says which. */
export function Heart({ card, texts }: Props) {
  const { chosen, toggle } = useHeart(card, texts);
  return (
    <button
      type="button"
      onClick={toggle}
      aria-pressed={chosen}
      aria-label={fill(texts.heart.label, { name: card.name })}
      className={styles.heart}
    >
      <HeartShape />
    </button>
  );
}

/** Also a function that toggles it and shows a message, with a link unless it was removed. */
export function useHeart(card: TalentCard, { locale, heart }: HeartTexts) {
  const { id, name } = card;
  const chosen = useFavorites((favorites) => isChosen(favorites, id));
  const toggle = () => {
    const done = toggleFavorite(card);
    const lost = done === 'added' && favoritesNow().notPersisted;
    const text = fill(heart[lost ? 'unsaved' : done], { name, count: MAX_FAVORITES });
    const kind = done === 'added' && !lost ? 'success' : 'warning';
    const link =
      done === 'removed'
        ? undefined
        : { label: heart.see, locale, route: { page: 'favorites' } as const };
    void showToast({ id: `favorite-${id}`, kind, text, link }, heart.messages);
  };
  return { chosen, toggle };
}
