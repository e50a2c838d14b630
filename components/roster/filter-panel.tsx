'use client';

import { X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { IconButton } from '@/components/ui/icon-button';
import { counted } from '@/lib/i18n/fill';
import type { ListedTalent } from '@/lib/talents/card';
import type { CategoryIds } from '@/lib/talents/categories';
import { EMPTY_FILTER, type RosterFilter } from '@/lib/talents/filter';
import { countMatching } from '@/lib/talents/narrowed';
import { type RosterQuery, readName } from '@/lib/talents/query';
import { type Bounds, reaching } from '@/lib/talents/ranges';
import type { RosterView } from '@/lib/talents/views';
import { FilterControls } from './filter-controls';
import type { RosterTexts } from './texts';
import { useDraftInAddress } from './use-draft-in-address';

type Props = {
  texts: RosterTexts;
  view: RosterView;
  categoryIds: CategoryIds;
  query: RosterQuery;
  index: readonly ListedTalent[] | null;
  /** The values that occur on the list. */
  colors: { hair: readonly string[]; eyes: readonly string[] };
  /** How far the sliders of the list reach. */
  bounds: Bounds;
  onApply: (filter: RosterFilter) => void;
  onClose: () => void;
};

/**
 * The filter as a sheet over the list. What is set here is a draft: the button says how many talents
 * it would show, and only pressing it (or clearing) changes the list.
 */
export default function FilterPanel(props: Props) {
  const { texts, view, categoryIds, query, index, colors, onApply, onClose } = props;
  const [draft, setDraft] = useState(query.filter);
  const bounds = reaching(props.bounds, query.filter.ranges);
  const settle = useDraftInAddress({ locale: texts.locale, view }, query, draft);

  const count = useMemo(
    () => index && countMatching(index, view, { ...query, filter: draft }, categoryIds),
    [index, view, query, draft, categoryIds],
  );
  const apply = (filter: RosterFilter) => {
    settle();
    onApply({ ...filter, q: readName(filter.q ?? '') ?? undefined });
  };
  const close = () => {
    settle();
    onClose();
  };

  return (
    <Dialog place="right" aria-labelledby="filter-title" onClose={close}>
      <form
        className="flex h-full flex-col short:block short:h-auto"
        onSubmit={(event) => {
          event.preventDefault();
          apply(draft);
        }}
      >
        <div className="flex items-center justify-between border-line border-b px-6 py-4">
          <h2 id="filter-title" className="display text-xl">
            {texts.roster.filterTitle}
          </h2>
          <IconButton
            icon={X}
            iconSize={24}
            onClick={close}
            aria-label={texts.roster.close}
            className="-mr-3"
          />
        </div>
        <div className="grow space-y-7 overflow-y-auto overscroll-contain px-6 py-6 short:overflow-visible">
          <FilterControls
            texts={texts}
            view={view}
            filter={draft}
            colors={colors}
            bounds={bounds}
            onChange={setDraft}
          />
        </div>
        <div className="flex gap-3 border-line border-t px-6 py-4">
          <Button onClick={() => apply(EMPTY_FILTER)}>{texts.roster.clear}</Button>
          <Button type="submit" look="filled" className="grow tabular-nums">
            <span aria-live="polite">
              {count === null
                ? texts.roster.applyPlain
                : counted(texts.roster.apply, count, texts.locale)}
            </span>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
