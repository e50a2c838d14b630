'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { CASTING_ID } from '@/components/favorites/casting-id';
import { isPlainClick } from '@/components/ui/plain-click';
import { writeIds } from '@/lib/favorites/ids';
import { isChosen } from '@/lib/favorites/selection';
import { addFavorites, favoritesNow } from '@/lib/favorites/store';
import type { Locale } from '@/lib/i18n/locales';
import { pathOf } from '@/lib/routes/build';
import type { TalentCard } from '@/lib/talents/card';

type Props = { locale: Locale; card: TalentCard; text: string };

/**
 * Adds a talent to the selection and opens the form that sends it. The link itself leads to the form
 * for this talent alone: that is what a page without script does, and a selection that is full.
 */
export function RequestLink({ locale, card, text }: Props) {
  const router = useRouter();
  const favorites = pathOf(locale, { page: 'favorites' });
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
