import { getLocale } from 'next-intl/server';
import { FormPage } from '@/components/forms/form-page';
import { OfflineButton } from '@/components/offline/offline-button';
import { ListContextLinks } from '@/components/talents/list-context-links';
import { TalentGrid } from '@/components/talents/talent-grid';
import { ChangingText } from '@/components/ui/changing-text';
import type { ComparedTalent } from '@/lib/favorites/comparison';
import type { SelectionView } from '@/lib/favorites/ids';
import type { Reply } from '@/lib/forms/replies';
import { counted, fill } from '@/lib/i18n/fill';
import { messagesOf } from '@/lib/i18n/messages';
import { offlinePath } from '@/lib/routes/offline';
import { pickCard } from '@/lib/talents/card';
import { AddAll } from './add-all';
import { CastingForm } from './casting-form';
import { ComparisonTable } from './comparison-table';
import { Lineup } from './lineup';
import { SendBar } from './send-bar';
import { SharedTools } from './shared-tools';
import { castingTexts, comparisonTexts } from './texts';
import './favorites.css';

type Props = {
  cards: readonly ComparedTalent[];
  view: SelectionView;
  /** `asked`: how many talents the link names; `most`: how many of them are shown at most. */
  asked: number;
  most: number;
  /** The parts of the link that are no ids. */
  unread: readonly string[];
  reply: Reply | null;
};

/** A selection that another visitor shared, with the tools to copy it and to send it. */
export async function SharedScreen(props: Props) {
  const { cards: compared, view, asked, most, unread, reply } = props;
  const locale = await getLocale();
  const { measures, favorites } = messagesOf(locale);
  const { shared, heart, count } = favorites;
  // Client components get only the fields that they show.
  const cards = compared.map(pickCard);
  const ids = cards.map(({ id }) => id);
  return (
    <FormPage>
      <div className="shared-page">
        <h1 className="display page-title px-gutter">{shared.title}</h1>
        <div className="shared-tools selection-tools px-gutter pt-3">
          <p className="text-mute tabular-nums">
            <ChangingText>{counted(count, cards.length, locale)}</ChangingText>
          </p>
          <SharedTools locale={locale} ids={ids} view={view} />
          <OfflineButton
            locale={locale}
            path={offlinePath(locale)}
            ids={ids}
            notes={{}}
            texts={favorites.offline}
          />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-4 px-gutter pt-3 pb-10">
          <p className="text-lg text-mute">
            <span>{shared.lead}</span>
            {asked > most && (
              <ChangingText>{` ${fill(shared.limit, { total: asked, count: most })}`}</ChangingText>
            )}
            {unread.length > 0 && (
              <ChangingText>{` ${fill(shared.unread, { parts: unread.join(' · ') })}`}</ChangingText>
            )}
          </p>
          <AddAll locale={locale} cards={cards} texts={{ ...shared, messages: heart.messages }} />
        </div>
        {view === 'compare' ? (
          <ComparisonTable locale={locale} talents={compared} texts={comparisonTexts(locale)} />
        ) : view === 'lineup' ? (
          <Lineup locale={locale} talents={cards} texts={favorites.lineup} />
        ) : (
          <TalentGrid
            locale={locale}
            labels={measures}
            heart={heart}
            cards={cards}
            pendingCount={0}
          />
        )}
        <ListContextLinks
          title={shared.title}
          people={cards.map(({ id, name }) => ({ id, name }))}
        />
        <SendBar text={favorites.list.send} />
        <CastingForm
          locale={locale}
          texts={castingTexts(locale)}
          talents={cards.map(({ id, name, cover }) => ({ id, name, cover }))}
          reply={reply}
        />
      </div>
    </FormPage>
  );
}
