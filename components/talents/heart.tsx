'use client';

import { fill } from '@/lib/i18n/fill';
import type { TalentCard } from '@/lib/talents/card';
import { HeartShape } from './heart-shape';
import { type HeartTexts, useHeart } from './use-heart';

/** The heart on a card: adds a talent to the visitor's selection, or removes it, and says which. */
export function Heart({ card, texts }: { card: TalentCard; texts: HeartTexts }) {
  const { chosen, toggle } = useHeart(card, texts);
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={fill(texts.label, { name: card.name })}
      onClick={toggle}
      className="heart"
    >
      <HeartShape />
    </button>
  );
}
