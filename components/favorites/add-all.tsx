'use client';

import { PageLink } from '@/components/ui/page-link';
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

const BUTTON = 'caps min-h-12 cursor-pointer border border-ink px-6';

/** Takes a shared selection over into the visitor's own; once it is there, leads to it. */
export function AddAll({ locale, cards, texts }: Props) {
  const all = useFavorites((favorites) => cards.every(({ id }) => isChosen(favorites, id)));
  if (all) {
    return (
      <PageLink
        locale={locale}
        route={{ page: 'favorites' }}
        className={`${BUTTON} inline-grid items-center`}
      >
        {texts.mine}
      </PageLink>
    );
  }
  const add = () => {
    addFavorites(cards);
    const toast = { id: 'all-added', kind: 'success', text: texts.added } as const;
    void showToast(toast, texts.messages);
  };
  return (
    <button type="button" onClick={add} className={`${BUTTON} bg-ink text-paper noscript:hidden`}>
      {texts.add}
    </button>
  );
}
