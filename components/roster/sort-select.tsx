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
      // As high as its text; the touch target is higher.
      className="select-arrow -my-2.5 field-sizing-content min-h-11 max-w-full cursor-pointer appearance-none text-ellipsis pr-6 noscript:hidden forced-colors:appearance-auto [&>option]:bg-paper [&>option]:text-ink"
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
