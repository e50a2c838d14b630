import { getLocale } from 'next-intl/server';
import { FormPage } from '@/components/forms/form-page';
import { ListContextLinks } from '@/components/talents/list-context-links';
import { TalentGrid } from '@/components/talents/talent-grid';
import type { ComparedTalent } from '@/lib/favorites/comparison';
import type { SelectionView } from '@/lib/favorites/ids';
import { counted } from '@/lib/i18n/fill';
import { messagesOf } from '@/lib/i18n/messages';
import { pathOf } from '@/lib/routes/build';
import { absoluteUrl } from '@/lib/site';
import { pickCard } from '@/lib/talents/card';
import { AddAll } from './add-all';
import { ComparisonTable } from './comparison-table';
import { SharedChoice } from './shared-choice';
import { SharedLead } from './shared-lead';
import { SharedTools } from './shared-tools';
import { castingTexts, comparisonTexts, selectionShare } from './texts';
import './favorites.css';

type Props = {
  /** The talents of the link who are on the roster, in its order. */
  cards: readonly ComparedTalent[];
  /** The ids of the link, up to the limit. */
  ids: readonly number[];
  view: SelectionView;
  /** The number of talents in the link, also those beyond the limit. */
  asked: number;
  /** The parts of the link that are not ids. */
  unread: readonly string[];
};

/** A selection that another visitor shared: its faces, to choose from, and the tools to use it. */
export async function SharedScreen({ cards: compared, ids, view, asked, unread }: Props) {
  const locale = await getLocale();
  const { measures, favorites } = messagesOf(locale);
  const { shared, heart, count, list } = favorites;
  const { title, chosen, send, agency } = shared;
  // Client components get only the fields that they show.
  const cards = compared.map(pickCard);
  return (
    <FormPage>
      <h1 className="display page-title px-gutter">{title}</h1>
      <SharedLead locale={locale} left={ids.length - cards.length} asked={asked} unread={unread} />
      <div className="flex flex-wrap items-baseline gap-x-8 gap-y-3 px-gutter pt-6 pb-8">
        <p className="text-mute tabular-nums">{counted(count, cards.length, locale)}</p>
        <SharedTools locale={locale} ids={ids} view={view} />
        <AddAll locale={locale} cards={cards} texts={{ ...shared, messages: heart.messages }} />
      </div>
      {view === 'compare' ? (
        <ComparisonTable locale={locale} talents={compared} texts={comparisonTexts(locale)} />
      ) : (
        <TalentGrid
          locale={locale}
          labels={measures}
          heart={heart}
          cards={cards}
          pendingCount={0}
        />
      )}
      <ListContextLinks title={title} people={cards.map(({ id, name }) => ({ id, name }))} />
      <SharedChoice
        locale={locale}
        url={absoluteUrl(pathOf(locale, { page: 'favorites' }))}
        cards={cards.map(({ id, name, cover }) => ({ id, name, cover }))}
        texts={{ title, chosen, send, agency, sendAll: list.send }}
        share={selectionShare(locale)}
        casting={castingTexts(locale)}
      />
    </FormPage>
  );
}
