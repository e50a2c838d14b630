import { rosterHref } from '@/components/talents/roster-href';
import { ChangingText } from '@/components/ui/changing-text';
import { ButtonLink } from '@/components/ui/page-link';
import { EMPTY_FILTER } from '@/lib/talents/filter';
import { countText } from '@/lib/talents/list-title';
import { queryWithout, type Without } from '@/lib/talents/narrowed';
import { withoutText } from './filter-labels';
import type { RosterContext } from './roster-context';

type Props = { context: RosterContext; suggestions: readonly SuggestionLink[]; clearable: boolean };

/** Empty state of a list. Suggests which filters to remove. */
export function NoTalents({ context, suggestions, clearable }: Props) {
  const { texts, go } = context;
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
          {suggestions.map(({ text, href, count }) => (
            <li key={text} className="border-line border-b">
              <a
                href={href}
                onClick={go}
                className="flex items-baseline justify-between gap-6 py-3 hover:bg-tint"
              >
                <span className="min-w-0 wrap-anywhere">{text}</span>
                <span className="shrink-0 text-mute tabular-nums">
                  <ChangingText>{count}</ChangingText>
                </span>
              </a>
            </li>
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

/** A link to an empty list without one of its restrictions; `count` is how many it would have then. */
type SuggestionLink = { text: string; href: string; count: string };

/** The ways out of a list without talents. */
export function suggestionLinks(
  context: Omit<RosterContext, 'go'>,
  suggestions: readonly Without[],
): SuggestionLink[] {
  return suggestions.map(({ key, count }) => {
    const less = queryWithout(context.query, key);
    return {
      text: withoutText(context, key),
      href: rosterHref(context, less),
      count: countText({ ...context, query: less }, count),
    };
  });
}
