'use client';

import { type HeartTexts, useHeart } from '@/components/talents/heart';
import { HeartShape } from '@/components/talents/heart-shape';
import { ChangingText } from '@/components/ui/changing-text';
import { useNavigate } from '@/components/ui/navigate';
import { onPlainClick } from '@/components/ui/plain-click';
import { SiteLink } from '@/components/ui/site-link';
import { CASTING_ID, writeIds } from '@/lib/favorites/ids';
import { addFavorites, isFavorite } from '@/lib/favorites/store';
import type { TalentCard } from '@/lib/talents/card';

type Props = {
  /** The path of the visitor's own selection. */
  favorites: string;
  card: TalentCard;
  text: string;
};

/**
 * Adds a talent to the selection and opens the form that sends it. The link itself leads to the form
 * for this talent alone: the fallback without script, or when the selection is full.
 */
export function RequestLink({ favorites, card, text }: Props) {
  const { navigate } = useNavigate();
  const alone = `${favorites}${writeIds([card.id])}#${CASTING_ID}`;

  const request = onPlainClick(() => {
    addFavorites([card]);
    navigate(isFavorite(card.id) ? `${favorites}#${CASTING_ID}` : alone);
  });
  return (
    <SiteLink
      href={alone}
      prefetch="never"
      onClick={request}
      className="button button-filled max-lg:not-short:flex-1 max-lg:not-short:px-2"
    >
      {text}
    </SiteLink>
  );
}

type SelectionButtonProps = {
  card: TalentCard;
  texts: HeartTexts & { add: string; remove: string };
};

/** The heart of a profile, labeled with what a click does. */
export function SelectionButton({ card, texts }: SelectionButtonProps) {
  const { chosen, toggle } = useHeart(card, texts);
  return (
    <button
      type="button"
      onClick={toggle}
      className="inline-flex min-h-11 min-w-11 cursor-pointer items-center gap-3 max-lg:justify-center lg:w-full noscript:hidden"
    >
      <HeartShape
        className={`size-5 stroke-[1.5] stroke-current transition-[color,fill] duration-300 ease-out ${chosen ? 'fill-current text-accent' : 'fill-none'}`}
      />
      {/* Without space it has no visible label. */}
      <ChangingText className="quiet-link max-md:sr-only max-lg:short:sr-only">
        {chosen ? texts.remove : texts.add}
      </ChangingText>
    </button>
  );
}
