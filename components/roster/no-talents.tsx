import { rosterHref } from '@/components/talents/roster-href';
import { ChangingText } from '@/components/ui/changing-text';
import { ButtonLink } from '@/components/ui/page-link';
import { fill } from '@/lib/i18n/fill';
import { EMPTY_FILTER } from '@/lib/talents/filter';
import { countText } from '@/lib/talents/list-title';
import { type NarrowingKey, queryWithout, type Without } from '@/lib/talents/narrowed';
import { narrowingText } from '@/lib/talents/narrowing-text';
import type { RosterContext } from './roster-context';

type Props = { context: RosterContext; suggestions: readonly Without[]; clearable: boolean };

export function NoTalents({ context, suggestions, clearable }: Props) {
  const { texts } = context;
  return (
    <div className="px-gutter py-[12vh] text-center">
      <p className="display text-2xl">{texts.roster.empty}</p>
      {clearable && (
        <p className="mt-4 text-mute">
          <ChangingText>
            {suggestions.length > 0 ? texts.roster.emptyFiltered : texts.roster.emptyHint}
          </ChangingText>
        </p>
      )}
      {suggestions.length > 0 && (
        <ul className="mx-auto mt-6 max-w-md border-line border-t text-left">
          {suggestions.map(({ key, count }) => (
            <Suggestion key={key} context={context} name={key} count={count} />
          ))}
        </ul>
      )}
      <ToEveryone context={context} clearable={clearable} />
    </div>
  );
}

/** Link to the whole list, or to all models if this list has no talents at all. */
function ToEveryone({ context, clearable }: Omit<Props, 'suggestions'>) {
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

type SuggestionProps = { context: RosterContext; name: NarrowingKey; count: number };

/** A link to the list without one of its restrictions, and how many talents it would have then. */
function Suggestion({ context, name, count }: SuggestionProps) {
  const { texts, query, go } = context;
  const less = queryWithout(query, name);
  return (
    <li className="border-line border-b">
      <a
        href={rosterHref(context, less)}
        onClick={go}
        className="flex items-baseline justify-between gap-6 py-3 hover:bg-tint"
      >
        <span className="min-w-0 wrap-anywhere">
          {name === 'letter'
            ? fill(texts.roster.withoutLetter, { letter: query.letter?.toUpperCase() ?? '' })
            : fill(texts.roster.without, { filter: narrowingText(context, name) })}
        </span>
        <span className="shrink-0 text-mute tabular-nums">
          <ChangingText>{countText({ ...context, query: less }, count)}</ChangingText>
        </span>
      </a>
    </li>
  );
}
