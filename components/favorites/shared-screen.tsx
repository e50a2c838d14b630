import { getLocale } from 'next-intl/server';
import { TalentGrid } from '@/components/roster/talent-grid';
import { MessageScreen } from '@/components/site/message-screen';
import { PageFrame } from '@/components/site/page-frame';
import { writeIds } from '@/lib/favorites/ids';
import { counted } from '@/lib/i18n/fill';
import { messagesOf } from '@/lib/i18n/messages';
import type { TalentCard } from '@/lib/talents/card';
import { AddAll } from './add-all';

/** Somebody else's selection, to be read and to be taken over. */
export async function SharedScreen({ cards }: { cards: readonly TalentCard[] }) {
  const locale = await getLocale();
  const { measures, favorites } = messagesOf(locale);
  const { shared, heart, count } = favorites;
  const search = writeIds(cards.map(({ id }) => id));
  const empty = cards.length === 0;
  return (
    <PageFrame route={{ page: 'favorites' }} search={empty ? '' : search}>
      {empty ? (
        <MessageScreen status={shared.title} title={shared.none} text={shared.noneText} />
      ) : (
        <>
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-3 px-gutter pt-8 lg:pt-12">
            <h1 className="display text-3xl">{shared.title}</h1>
            <p className="text-mute tabular-nums">{counted(count, cards.length, locale)}</p>
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-4 px-gutter pt-6 pb-10">
            <p className="text-lg text-mute">{shared.lead}</p>
            <AddAll locale={locale} cards={cards} texts={{ ...shared, messages: heart.messages }} />
          </div>
          <TalentGrid locale={locale} labels={measures} heart={heart} cards={cards} awaited={0} />
        </>
      )}
    </PageFrame>
  );
}
