import { Columns3, Download, LayoutGrid, Share2 } from 'lucide';
import { getLocale } from 'next-intl/server';
import { FormPage } from '@/components/forms/form-page';
import { ListContext } from '@/components/talents/list-context';
import { PdfLink } from '@/components/talents/pdf-link';
import { Share } from '@/components/talents/share';
import { TalentGrid } from '@/components/talents/talent-grid';
import { ChangingText } from '@/components/ui/changing-text';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { ComparedTalent } from '@/lib/favorites/comparison';
import { type SelectionView, writeIds } from '@/lib/favorites/ids';
import { MAX_SHARED } from '@/lib/favorites/limits';
import { counted, fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { documentPath, pathOf } from '@/lib/routes/build';
import { absoluteUrl } from '@/lib/site';
import { pickCard } from '@/lib/talents/card';
import { ComparisonTable } from './comparison-table';
import { AddAll, SharedChoice } from './shared-choice';
import { castingTexts, comparisonTexts, selectionShare } from './texts';

type Props = {
  /** The talents of the link who are on the roster, in its order. */
  cards: readonly ComparedTalent[];
  /** The ids of the link, up to the limit. */
  ids: readonly number[];
  view: SelectionView;
  /** The number of talents in the link, also those beyond the limit. */
  asked: number;
  /** The number of parts of the link that are not ids. */
  unread: number;
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
      {/* On a phone the faces come before the tools. */}
      <div className="flex flex-col">
        <h1 className="display page-title px-gutter max-sm:text-[length:min(2.25rem,9vw)] max-sm:[--leading:1] lg:text-[length:min(var(--text-3xl),9vw)]">
          {title}
        </h1>
        <SharedLead
          locale={locale}
          left={ids.length - cards.length}
          asked={asked}
          unread={unread}
        />
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3 px-gutter pt-6 pb-8 max-sm:order-1">
          <p className="text-mute tabular-nums">{counted(count, cards.length, locale)}</p>
          <SharedTools locale={locale} ids={ids} view={view} />
          <AddAll locale={locale} cards={cards} texts={{ ...shared, messages: heart.messages }} />
        </div>
        <ListContext title={title} people={cards.map(({ id, name }) => ({ id, name }))}>
          {view === 'compare' ? (
            <ComparisonTable locale={locale} talents={compared} texts={comparisonTexts(locale)} />
          ) : (
            <TalentGrid texts={{ locale, measures, heart }} cards={cards} few={cards.length < 5} />
          )}
        </ListContext>
      </div>
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

type SharedLeadProps = Pick<Props, 'asked' | 'unread'> & {
  locale: Locale;
  /** The number of talents in the link who are no longer on the roster. */
  left: number;
};

/** What a shared selection is, and what of its link is not shown. */
function SharedLead({ locale, left, asked, unread }: SharedLeadProps) {
  const { shared } = messagesOf(locale).favorites;
  const lines = [
    shared.lead,
    left > 0 && counted(shared.left, left, locale),
    asked > MAX_SHARED && fill(shared.limit, { total: asked, count: MAX_SHARED }),
    unread > 0 && counted(shared.unread, unread, locale),
  ];
  return (
    <p className="max-w-[40rem] px-gutter pt-2 text-lg text-mute max-sm:pb-5 sm:pt-8">
      {lines.map((line) => line && <ChangingText key={line}>{`${line} `}</ChangingText>)}
    </p>
  );
}

type SharedToolsProps = Pick<Props, 'ids' | 'view'> & { locale: Locale };

/** Tools of a shared selection: switch the view, share it, save it as a PDF. */
function SharedTools({ locale, ids, view }: SharedToolsProps) {
  const { compare, shared } = messagesOf(locale).favorites;
  const share = selectionShare(locale);
  const path = pathOf(locale, { page: 'favorites' });
  const pdf = documentPath(locale, { page: 'favorites' }) + writeIds(ids);
  const other = view === 'list' ? 'compare' : 'list';
  return (
    <div className="tools">
      {ids.length > 1 && (
        <SiteLink
          href={path + writeIds(ids, other)}
          prefetch="never"
          className="quiet-link inline-flex min-h-11 items-center gap-3 text-sm"
        >
          <Icon of={view === 'list' ? Columns3 : LayoutGrid} />
          <span>{view === 'list' ? compare.open : compare.close}</span>
        </SiteLink>
      )}
      <Share
        url={absoluteUrl(path + writeIds(ids, view))}
        title={shared.title}
        texts={share}
        className="text-sm"
        icon={<Icon of={Share2} />}
      />
      <PdfLink href={pdf} texts={share} className="text-sm">
        <Icon of={Download} />
      </PdfLink>
    </div>
  );
}
