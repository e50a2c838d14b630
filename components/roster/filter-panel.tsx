'use client';

import { SlidersHorizontal, X } from 'lucide';
import type { ComponentProps } from 'react';
import { IconButton } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { useLazyPart } from '@/components/ui/lazy-part';
import { LoadingMark } from '@/components/ui/loading-mark';
import { once } from '@/components/ui/once';
import { counted, fill } from '@/lib/i18n/fill';
import { activeFilters, type RosterFilter } from '@/lib/talents/filter';
import type FilterForm from './filter-form';
import type { FilterPart } from './list-sentence';
import type { LinkClick, RosterTexts } from './roster-context';

const filterForm = once(() => import('./filter-form'));

type ButtonProps = {
  texts: RosterTexts;
  filter: RosterFilter;
  onIntent: () => void;
  onOpen: () => void;
};

/** Opens the filter, and shows how many of its controls are active. Needs script. */
export function FilterButton({ texts, filter, onIntent, onOpen }: ButtonProps) {
  const { length } = activeFilters(filter);
  const intent = () => {
    onIntent();
    void filterForm.load().catch(() => {});
  };
  return (
    <button
      type="button"
      onClick={() => {
        // Again, as the pointer may have come before the connection did.
        onIntent();
        onOpen();
      }}
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

type Props = Omit<ComponentProps<typeof FilterForm>, 'focused'> & {
  /** The filter to change or remove; null to see all controls. */
  part: FilterPart | null;
  onRemove: (event: LinkClick) => void;
  onClose: () => void;
};

/** The filter as a sheet over the list: its frame opens at once, its controls are lazy-loaded. */
export function FilterPanel({ part, onRemove, onClose, ...form }: Props) {
  const { roster } = form.texts;
  const loaded = useLazyPart(filterForm, true, onClose);
  return (
    <Dialog place="right" aria-labelledby="filter-title" onClose={onClose}>
      <div className="flex h-full flex-col short:block short:h-auto">
        <div className="flex items-center justify-between border-line border-b px-6 py-4">
          <h2 id="filter-title" className="display text-xl">
            {roster.filterTitle}
          </h2>
          <IconButton
            icon={X}
            iconSize={24}
            onClick={onClose}
            aria-label={roster.close}
            className="-mr-3"
          />
        </div>
        {part && (
          <a
            href={part.href}
            onClick={onRemove}
            className="border-line border-b px-6 py-4 underline underline-offset-4 hover:bg-tint"
          >
            {fill(roster.remove, { filter: part.label })}
          </a>
        )}
        {loaded ? (
          <loaded.default {...form} focused={part?.key} />
        ) : (
          <div className="relative grow">
            <LoadingMark text={roster.loading} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
