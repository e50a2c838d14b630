'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { isPlainClick } from '@/components/ui/plain-click';
import { CASTING_ID, writeIds } from '@/lib/favorites/ids';
import { isChosen } from '@/lib/favorites/selection';
import { addFavorites, favoritesNow } from '@/lib/favorites/store';
import type { TalentCard } from '@/lib/talents/card';

type Props = {
  /** The path of the visitor's own selection. */
  favorites: string;
  card: TalentCard;
  text: string;
};

/**
 * Adds a talent to the selection and opens the form that sends it. The link itself leads to the form
 * for this talent alone: that is what a page without script does, and a selection that is full.
 */
export function RequestLink({ favorites, card, text }: Props) {
  const router = useRouter();
  function request(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    addFavorites([card]);
    if (!isChosen(favoritesNow(), card.id)) return;
    event.preventDefault();
    router.push(`${favorites}#${CASTING_ID}`);
  }
  return (
    <Link
      href={`${favorites}${writeIds([card.id])}#${CASTING_ID}`}
      prefetch={false}
      onClick={request}
      className="button button-filled"
    >
      {text}
    </Link>
  );
}
