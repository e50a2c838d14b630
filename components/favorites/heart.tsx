'use client';

import { Heart as HeartIcon } from 'lucide-react';
import { showToast } from '@/components/ui/toasts';
import { MOST_FAVORITES } from '@/lib/favorites/limits';
import { isChosen } from '@/lib/favorites/selection';
import { favoritesNow, toggleFavorite, useFavorites } from '@/lib/favorites/store';
import { fill } from '@/lib/i18n/fill';
import type { Messages } from '@/lib/i18n/messages';
import type { TalentCard } from '@/lib/talents/card';

export type HeartTexts = Messages['favorites']['heart'];

type Props = { card: TalentCard; texts: HeartTexts; className?: string };

/** Made once: a list shows it on every card, and it is the same on all of them. */
const ICON = (
  <span className="grid size-9 place-items-center rounded-full bg-paper/85 transition-[scale] duration-300 ease-out motion-safe:group-active/heart:scale-80">
    <HeartIcon
      aria-hidden
      size={18}
      strokeWidth={1.5}
      className="transition-[color,fill] duration-300 ease-out group-aria-pressed/heart:fill-current group-aria-pressed/heart:text-accent"
    />
  </span>
);

/** Keeps a talent among the visitor's favorites, or takes it from there, and says which. */
export function Heart({ card, texts, className = '' }: Props) {
  const { id, name } = card;
  const chosen = useFavorites((favorites) => isChosen(favorites, id));
  const toggle = () => {
    const done = toggleFavorite(card);
    const lost = done === 'added' && favoritesNow().unkept;
    const text = fill(texts[lost ? 'unkept' : done], { name, count: MOST_FAVORITES });
    const kind = done === 'added' && !lost ? 'success' : 'warning';
    void showToast({ id: `favorite-${id}`, kind, text }, texts.messages);
  };
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={fill(texts.label, { name })}
      onClick={toggle}
      className={`group/heart grid size-11 shrink-0 cursor-pointer place-items-center noscript:hidden ${className}`}
    >
      {ICON}
    </button>
  );
}
