'use client';

import { Share } from '@/components/talents/share';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { ButtonLink } from '@/components/ui/page-link';
import { showToast } from '@/components/ui/toasts';
import { writeIds } from '@/lib/favorites/ids';
import { MAX_FAVORITES } from '@/lib/favorites/limits';
import { isChosen } from '@/lib/favorites/selection';
import { addFavorites, useFavorites } from '@/lib/favorites/store';
import { counted, fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { TalentCard } from '@/lib/talents/card';
import { CastingForm, SendBar } from './casting-form';
import type { CastingTexts } from './texts';

type Props = {
  locale: Locale;
  /** The absolute URL of the favorites page, without a query. */
  url: string;
  /** The talents of the link, in its order. */
  cards: readonly Pick<TalentCard, 'id' | 'name' | 'cover'>[];
  texts: Pick<Messages['favorites']['shared'], 'title' | 'chosen' | 'send' | 'agency'> & {
    sendAll: string;
  };
  share: Messages['share'];
  casting: CastingTexts;
};

/**
 * The end of a shared selection: the talents of the link that are among the visitor's favorites are sent, as
 * a link or with the form; if none is, the form sends all of them.
 */
export function SharedChoice({ locale, url, cards, texts, share, casting }: Props) {
  const favorites = useFavorites((state) => state);
  const chosen = cards.filter(({ id }) => isChosen(favorites, id));
  const sent = chosen.length > 0 ? chosen : cards;
  const link = url + writeIds(chosen.map(({ id }) => id));
  const count = fill(counted(texts.chosen, cards.length, locale), { count: chosen.length });
  return (
    <>
      {chosen.length === 0 ? (
        <SendBar text={texts.sendAll} />
      ) : (
        <SendBar text={texts.agency}>
          <p className="mr-3 tabular-nums max-sm:w-full max-sm:pb-2">
            <ChangingText>{count}</ChangingText>
          </p>
          <Share
            // Another choice is another link, so what was said of the last one is no longer true.
            key={link}
            url={link}
            title={texts.title}
            texts={{ ...share, share: texts.send }}
            className="button button-outlined"
          />
        </SendBar>
      )}
      <CastingForm
        locale={locale}
        texts={casting}
        talents={sent}
        shared={cards.map(({ id }) => id)}
      />
    </>
  );
}

type AddAllProps = {
  locale: Locale;
  cards: readonly TalentCard[];
  texts: Record<'add' | 'added' | 'room' | 'mine' | 'messages', string>;
};

/** Merges a shared selection into the visitor's own, then becomes a link to it. */
export function AddAll({ locale, cards, texts }: AddAllProps) {
  const all = useFavorites((favorites) => cards.every(({ id }) => isChosen(favorites, id)));
  if (all) {
    return (
      <ButtonLink locale={locale} route={{ page: 'favorites' }} className="ml-auto max-sm:w-full">
        {texts.mine}
      </ButtonLink>
    );
  }
  const add = () => {
    const { added, missing } = addFavorites(cards);
    const some = { count: added, total: added + missing, max: MAX_FAVORITES };
    const text = missing === 0 ? texts.added : fill(texts.room, some);
    const kind = missing === 0 ? 'success' : 'warning';
    void showToast({ id: 'all-added', kind, text }, texts.messages);
  };
  return (
    <Button onClick={add} className="ml-auto noscript:hidden max-sm:w-full">
      {texts.add}
    </Button>
  );
}
