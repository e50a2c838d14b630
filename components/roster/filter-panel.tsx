'use client';

import { X } from 'lucide';
import { type ComponentProps, lazy } from 'react';
import { IconButton } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { LazyBoundary } from '@/components/ui/lazy-boundary';
import { fill } from '@/lib/i18n/fill';
import type { FilterPart } from './list-sentence';
import { LoadingMark } from './loading-mark';
import type { LinkClick } from './roster-context';

/** Loads the content of the panel. */
export const loadFilter = () => import('./filter-form');
const FilterForm = lazy(loadFilter);

type Props = Omit<ComponentProps<typeof FilterForm>, 'focused'> & {
  /** The filter to change or remove; null to see all controls. */
  part: FilterPart | null;
  onRemove: (event: LinkClick) => void;
  onClose: () => void;
};

/** The filter as a sheet over the list: its frame opens at once, its controls are lazy-loaded. */
export function FilterPanel({ part, onRemove, onClose, ...form }: Props) {
  const { roster } = form.texts;
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
        <LazyBoundary
          onLost={onClose}
          fallback={
            <div className="relative grow">
              <LoadingMark text={roster.loading} />
            </div>
          }
        >
          <FilterForm {...form} focused={part?.key} />
        </LazyBoundary>
      </div>
    </Dialog>
  );
}
