'use client';

import { type HeartTexts, useHeart } from '@/components/talents/heart';
import { HeartShape } from '@/components/talents/heart-shape';
import { ChangingText } from '@/components/ui/changing-text';
import type { Locale } from '@/lib/i18n/locales';
import type { TalentCard } from '@/lib/talents/card';

type Props = {
  locale: Locale;
  card: TalentCard;
  texts: { add: string; remove: string; heart: HeartTexts };
};

/** The heart of a profile, labeled with what a click does. */
export function SelectionButton({ locale, card, texts }: Props) {
  const { chosen, toggle } = useHeart(locale, card, texts.heart);
  return (
    <button
      type="button"
      onClick={toggle}
      data-chosen={chosen ? '' : undefined}
      className="heart-line"
    >
      <HeartShape />
      <ChangingText className="quiet-link">{chosen ? texts.remove : texts.add}</ChangingText>
    </button>
  );
}
