import { SlidersHorizontal } from 'lucide';
import { ChangingText } from '@/components/ui/changing-text';
import { Icon } from '@/components/ui/icon';
import { counted } from '@/lib/i18n/fill';
import { activeFilters, type RosterFilter } from '@/lib/talents/filter';
import { loadFilter } from './filter-panel';
import type { RosterTexts } from './roster-context';

type Props = {
  texts: RosterTexts;
  filter: RosterFilter;
  onIntent: () => void;
  onOpen: () => void;
};

/** Opens the filter, and shows how many of its controls are active. Needs script. */
export function FilterButton({ texts, filter, onIntent, onOpen }: Props) {
  const { length } = activeFilters(filter);
  const intent = () => {
    onIntent();
    void loadFilter().catch(() => {});
  };
  return (
    <button
      type="button"
      onClick={onOpen}
      onPointerEnter={intent}
      onFocus={intent}
      className="inline-flex shrink-0 cursor-pointer items-center gap-2 py-3 noscript:hidden"
    >
      <Icon of={SlidersHorizontal} size={18} strokeWidth={1.4} />
      <span>{texts.roster.filter}</span>
      {length > 0 && (
        <>
          <span
            aria-hidden
            className="grid size-5 place-items-center rounded-full bg-ink text-paper text-xs tabular-nums"
          >
            <ChangingText>{length}</ChangingText>
          </span>
          <ChangingText className="sr-only">
            {`, ${counted(texts.roster.activeCount, length, texts.locale)}`}
          </ChangingText>
        </>
      )}
    </button>
  );
}
