'use client';

import { HeartShape } from '@/components/talents/heart-shape';
import { type HeartTexts, useHeart } from '@/components/talents/use-heart';
import type { TalentCard } from '@/lib/talents/card';

type Props = {
  card: TalentCard;
  texts: { add: string; remove: string; heart: HeartTexts };
};

/** The heart of a profile, with the words for what a click does. */
export function SelectionButton({ card, texts }: Props) {
  const { chosen, toggle } = useHeart(card, texts.heart);
  return (
    <button
      type="button"
      onClick={toggle}
      data-chosen={chosen ? '' : undefined}
      className="heart-line"
    >
      <HeartShape />
      <span className="quiet-link">{chosen ? texts.remove : texts.add}</span>
    </button>
  );
}
