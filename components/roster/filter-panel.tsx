'use client';

import { X } from 'lucide';
import { type ComponentProps, lazy, Suspense } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { IconButton } from '@/components/ui/icon-button';
import { LazyBoundary } from '@/components/ui/lazy-boundary';
import { LoadingMark } from './loading-mark';

/** Loads the content of the panel. */
export const loadFilter = () => import('./filter-form');
const FilterForm = lazy(loadFilter);

type Props = ComponentProps<typeof FilterForm> & { onClose: () => void };

/** The filter as a sheet over the list: its frame opens at once, its controls are lazy-loaded. */
export function FilterPanel({ onClose, ...form }: Props) {
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
        <LazyBoundary onLost={onClose}>
          <Suspense
            fallback={
              <div className="relative grow">
                <LoadingMark text={roster.loading} />
              </div>
            }
          >
            <FilterForm {...form} />
          </Suspense>
        </LazyBoundary>
      </div>
    </Dialog>
  );
}
