import { isSort, ROSTER_SORTS, type RosterSort } from '@/lib/talents/sort';
import type { RosterTexts } from './roster-context';

type Props = {
  texts: RosterTexts;
  sort: RosterSort | undefined;
  onSort: (sort: RosterSort | undefined) => void;
};

/** Selects the order of the list. Needs script; without it the filter's form has the order. */
export function SortSelect({ texts, sort, onSort }: Props) {
  return (
    <select
      aria-label={texts.roster.sort.label}
      value={sort ?? ''}
      onChange={({ target: { value } }) => onSort(isSort(value) ? value : undefined)}
      className="sort-select noscript:hidden"
    >
      <SortOptions texts={texts} />
    </select>
  );
}

/** The orders as options; the agency's order has an empty value. */
export function SortOptions({ texts }: Pick<Props, 'texts'>) {
  const { sort } = texts.roster;
  return (
    <>
      <option value="">{sort.agency}</option>
      {ROSTER_SORTS.map((key) => (
        <option key={key} value={key}>
          {sort[key]}
        </option>
      ))}
    </>
  );
}
