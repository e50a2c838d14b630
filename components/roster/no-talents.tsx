import { rosterHref } from '@/components/talents/roster-href';
import { ChangingText } from '@/components/ui/changing-text';
import { ButtonLink } from '@/components/ui/page-link';
import { fill } from '@/lib/i18n/fill';
import { EMPTY_FILTER } from '@/lib/talents/filter';
import { countText } from '@/lib/talents/list-title';
import type { Narrowed, Offer } from '@/lib/talents/narrowed';
import { narrowingText, nearMissText } from '@/lib/talents/narrowing-text';
import type { RosterContext } from './roster-context';

type Props = {
  context: RosterContext;
  list: Pick<Narrowed<never>, 'near' | 'suggestions' | 'clearable'>;
};

export function NoTalents({ context, list: { near, suggestions, clearable } }: Props) {
  const { texts } = context;
  return (
    <div className="px-gutter py-[12vh] text-center">
      <p className="display text-2xl">{texts.roster.empty}</p>
      <NearMisses context={context} near={near} />
      {clearable && (
        <p className="mt-4 text-mute">
          <ChangingText>
            {suggestions.length > 0 ? texts.roster.emptyFiltered : texts.roster.emptyHint}
          </ChangingText>
        </p>
      )}
      {suggestions.length > 0 && (
        <ul className={OFFERS}>
          {suggestions.map((offer) => (
            <ListOffer key={offer.key} context={context} offer={offer}>
              {offer.key === 'letter'
                ? fill(texts.roster.withoutLetter, {
                    letter: context.query.letter?.toUpperCase() ?? '',
                  })
                : fill(texts.roster.without, { filter: narrowingText(context, offer.key) })}
            </ListOffer>
          ))}
        </ul>
      )}
      <ToEveryone context={context} clearable={clearable} />
    </div>
  );
}

/** Link to the whole list, or to all models if this list has no talents at all. */
function ToEveryone({ context, clearable }: { context: RosterContext; clearable: boolean }) {
  const { locale, view, texts, go } = context;
  if (clearable) {
    return (
      <a
        href={rosterHref(context, { filter: EMPTY_FILTER, page: 1 })}
        onClick={go}
        className="button button-filled mt-10"
      >
        {texts.roster.clearAll}
      </a>
    );
  }
  if (view === 'models') return null;
  return (
    <ButtonLink
      locale={locale}
      route={{ page: 'roster', view: 'models' }}
      look="filled"
      className="mt-10"
    >
      {texts.roster.clearAll}
    </ButtonLink>
  );
}

/** Wider ranges around the single numbers of a list that has few talents or none. */
export function NearMisses({
  context,
  near,
}: Pick<Props, 'context'> & Pick<Props['list'], 'near'>) {
  if (near.length === 0) return null;
  const { texts } = context;
  return (
    <div className="px-gutter pt-6 text-center">
      <p className="text-mute">{texts.roster.near}</p>
      <ul className={OFFERS}>
        {near.map((offer) => (
          <ListOffer key={offer.key} context={context} offer={offer}>
            {nearMissText(context, offer, texts.locale)}
          </ListOffer>
        ))}
      </ul>
    </div>
  );
}

const OFFERS = 'mx-auto mt-6 max-w-md border-line border-t text-left';

type OfferProps = { context: RosterContext; offer: Offer; children: string };

/** A link to another query of the list, and how many talents it would have then. */
function ListOffer({ context, offer: { query, count }, children }: OfferProps) {
  return (
    <li className="border-line border-b">
      <a
        href={rosterHref(context, query)}
        onClick={context.go}
        className="flex items-baseline justify-between gap-6 py-3 hover:bg-tint"
      >
        <span className="min-w-0 wrap-anywhere">
          <ChangingText>{children}</ChangingText>
        </span>
        <span className="shrink-0 text-mute tabular-nums">
          <ChangingText>{countText({ ...context, query }, count)}</ChangingText>
        </span>
      </a>
    </li>
  );
}
