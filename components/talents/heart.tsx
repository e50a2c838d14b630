'use client';

import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { TalentCard } from '@/lib/talents/card';
import { HeartShape } from './heart-shape';
import { type HeartTexts, useHeart } from './use-heart';

type Props = { locale: Locale; card: TalentCard; texts: HeartTexts };

/**
 * The heart on a card: adds a talent to the visitor's selection, or removes it, and announces
 * which.
 */
export function Heart({ locale, card, texts }: Props) {
  const { chosen, toggle } = useHeart(locale, card, texts);
  return (
    <button
      type="button"
      onClick={toggle}
      aria-pressed={chosen}
      aria-label={fill(texts.label, { name: card.name })}
      className="heart"
    >
      <HeartShape />
    </button>
  );
}
