import { getLocale } from 'next-intl/server';
import { FormPage } from '@/components/forms/form-page';
import { ListContextLinks } from '@/components/talents/list-context-links';
import { ChangingText } from '@/components/ui/changing-text';
import type { ComparedTalent } from '@/lib/favorites/comparison';
import type { SharedLink } from '@/lib/favorites/shared-link';
import { counted } from '@/lib/i18n/fill';
import { messagesOf } from '@/lib/i18n/messages';
import { pathOf } from '@/lib/routes/build';
import { absoluteUrl } from '@/lib/site';
import { pickCard } from '@/lib/talents/card';
import { AddAll } from './add-all';
import { AnswerScreen } from './answer-screen';
import { CastingForm } from './casting-form';
import { SendBar } from './send-bar';
import { SharedLead } from './shared-lead';
import { SharedTools } from './shared-tools';
import { SharedView } from './shared-view';
import { castingTexts, selectionShare } from './texts';
import './favorites.css';

type Props = {
  cards: readonly ComparedTalent[];
  link: SharedLink;
  /** The number of talents in the link, also those beyond the limit. */
  asked: number;
  /** The parts of the link that are not ids. */
  unread: readonly string[];
};

/** A selection that another visitor shared, with the tools to answer it, copy it and send it. */
export async function SharedScreen({ cards: compared, link, asked, unread }: Props) {
  const locale = await getLocale();
  const { measures, favorites } = messagesOf(locale);
  const { shared, heart, count } = favorites;
  // Client components get only the fields that they show.
  const cards = compared.map(pickCard);
  const ids = cards.map(({ id }) => id);
  const tools = (
    <div className="shared-tools selection-tools px-gutter pt-3">
      <p className="text-mute tabular-nums">
        <ChangingText>{counted(count, cards.length, locale)}</ChangingText>
      </p>
      <SharedTools locale={locale} link={link} />
    </div>
  );
  const lead = (
    <SharedLead locale={locale} link={link} shown={ids.length} asked={asked} unread={unread} />
  );
  const addAll = (
    <AddAll locale={locale} cards={cards} texts={{ ...shared, messages: heart.messages }} />
  );
  const listContext = (
    <ListContextLinks title={shared.title} people={cards.map(({ id, name }) => ({ id, name }))} />
  );
  if (link.view === 'answer') {
    return (
      <FormPage>
        <h1 className="display page-title snap-start px-gutter text-2xl">{shared.title}</h1>
        <div className="split gap-y-6 px-gutter pt-6 pb-10">{lead}</div>
        <noscript>
          <SharedView locale={locale} link={link} compared={compared} cards={cards} />
          <SendBar text={favorites.list.send} />
        </noscript>
        <AnswerScreen
          locale={locale}
          link={link}
          url={absoluteUrl(pathOf(locale, { page: 'favorites' }))}
          cards={cards}
          texts={favorites.answer}
          measures={measures}
          share={selectionShare(locale)}
          casting={castingTexts(locale)}
        >
          {tools}
          <div className="px-gutter pt-6">{addAll}</div>
        </AnswerScreen>
        {listContext}
      </FormPage>
    );
  }
  return (
    <FormPage>
      <div className="shared-page">
        <h1 className="display page-title px-gutter">{shared.title}</h1>
        {tools}
        <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-4 px-gutter pt-3 pb-10">
          <div className="grid max-w-[40rem] gap-y-6">{lead}</div>
          {addAll}
        </div>
        <SharedView locale={locale} link={link} compared={compared} cards={cards} />
        {listContext}
        <SendBar text={favorites.list.send} />
        <CastingForm
          locale={locale}
          texts={castingTexts(locale)}
          talents={cards.map(({ id, name, cover }) => ({ id, name, cover }))}
        />
      </div>
    </FormPage>
  );
}
