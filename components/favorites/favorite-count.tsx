'use client';

import { ChangingText } from '@/components/ui/changing-text';
import { useFavorites } from '@/lib/favorites/store';
import { type CountedText, counted } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';

/** The label of the link to the selection; with its name, if the visitor has given it one. */
export function SelectionLabel({ text }: { text: string }) {
  const name = useFavorites((favorites) => favorites.name);
  return <ChangingText>{name ? `${text}: ${name}` : text}</ChangingText>;
}

type Props = { locale: Locale; text: CountedText };

/** Badge with the number of favorites, on the link to them; nothing if there are none. */
export function FavoriteCount({ locale, text }: Props) {
  const count = useFavorites(({ talents }) => talents.length);
  if (count === 0) return null;
  return (
    <>
      <ChangingText className="sr-only">{`, ${counted(text, count, locale)}`}</ChangingText>
      <span
        aria-hidden
        className="absolute top-1 right-0 min-w-4.5 rounded-full bg-accent px-1 text-center font-medium text-[0.6875rem] text-paper leading-4.5 tabular-nums"
      >
        <ChangingText>{count}</ChangingText>
      </span>
    </>
  );
}
