import { isSort, ROSTER_SORTS, type RosterSort } from '@/lib/talents/sort';
import type { RosterTexts } from './roster-context';

type Props = {
  texts: RosterTexts;
  sort: RosterSort | undefined;
  onSort: (sort: RosterSort | undefined) => void;
};

/** Selects the order of the list. Needs script. */
export function SortSelect({ texts, sort, onSort }: Props) {
  const { sort: orders } = texts.roster;
  return (
    <select
      aria-label={orders.label}
      value={sort ?? ''}
      onChange={({ target: { value } }) => onSort(isSort(value) ? value : undefined)}
      className="sort-select noscript:hidden"
    >
      <option value="">{orders.agency}</option>
      {ROSTER_SORTS.map((key) => (
        <option key={key} value={key}>
          {orders[key]}
        </option>
      ))}
    </select>
  );
}
