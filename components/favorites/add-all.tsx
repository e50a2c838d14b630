'use client';

import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/page-link';
import { showToast } from '@/components/ui/toasts';
import { isChosen } from '@/lib/favorites/selection';
import { addFavorites, useFavorites } from '@/lib/favorites/store';
import type { Locale } from '@/lib/i18n/locales';
import type { TalentCard } from '@/lib/talents/card';

type Props = {
  locale: Locale;
  cards: readonly TalentCard[];
  texts: Record<'add' | 'added' | 'mine' | 'messages', string>;
};

/** Merges a shared selection into the visitor's own, then becomes a link to it. */
export function AddAll({ locale, cards, texts }: Props) {
  const all = useFavorites((favorites) => cards.every(({ id }) => isChosen(favorites, id)));
  if (all) {
    return (
      <ButtonLink locale={locale} route={{ page: 'favorites' }} className="ml-auto max-sm:w-full">
        {texts.mine}
      </ButtonLink>
    );
  }
  const add = () => {
    addFavorites(cards);
    const toast = { id: 'all-added', kind: 'success', text: texts.added } as const;
    void showToast(toast, texts.messages);
  };
  return (
    <Button onClick={add} className="ml-auto noscript:hidden max-sm:w-full">
      {texts.add}
    </Button>
  );
}
