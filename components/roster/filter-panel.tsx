'use client';

import { X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { counted } from '@/lib/i18n/fill';
import type { ListedTalent } from '@/lib/talents/card';
import type { CategoryIds } from '@/lib/talents/categories';
import { EMPTY_FILTER, type RosterFilter } from '@/lib/talents/filter';
import { countMatching } from '@/lib/talents/narrowed';
import type { RosterQuery } from '@/lib/talents/query';
import { RANGE_KEYS } from '@/lib/talents/ranges';
import type { RosterView } from '@/lib/talents/views';
import { ColorSelect } from './color-select';
import { measureLabel } from './filter-labels';
import { RangeField } from './range-field';
import type { RosterTexts } from './texts';
import { useDraftAddress } from './use-draft-address';

type Props = {
  texts: RosterTexts;
  view: RosterView;
  categoryIds: CategoryIds;
  address: RosterQuery;
  index: readonly ListedTalent[] | null;
  /** The values that occur on the list. */
  colors: { hair: readonly string[]; eyes: readonly string[] };
  path: string;
  onApply: (filter: RosterFilter) => void;
  onClose: () => void;
};

/**
 * The filter as a sheet over the list. What is set here is a draft: the button says how many talents
 * it would show, and only pressing it (or clearing) changes the list.
 */
export function FilterPanel(props: Props) {
  const { texts, view, categoryIds, address, index, colors, path, onApply, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [draft, setDraft] = useState(address.filter);
  const settle = useDraftAddress(path, address, draft);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const count = useMemo(
    () => index && countMatching(index, view, { ...address, filter: draft }, categoryIds),
    [index, view, address, draft, categoryIds],
  );
  /** Closed before it is taken away: the browser then gives the focus back to the button. */
  const leave = (next: () => void) => {
    settle();
    dialog.current?.close();
    next();
  };
  const apply = (filter: RosterFilter) => leave(() => onApply(filter));
  const close = () => leave(onClose);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Esc, which cancels it
    <dialog
      ref={dialog}
      aria-labelledby="filter-title"
      onCancel={close}
      onClick={(event) => event.target === dialog.current && close()}
      className="sheet"
    >
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
          <button
            type="button"
            onClick={close}
            aria-label={texts.roster.close}
            className="-mr-3 grid size-11 cursor-pointer place-items-center"
          >
            <X aria-hidden size={24} strokeWidth={1.4} />
          </button>
        </div>
        <div className="grow space-y-7 overflow-y-auto overscroll-contain px-6 py-6 short:overflow-visible">
          {(['hair', 'eyes'] as const).map((key) => (
            <ColorSelect
              key={key}
              texts={texts}
              name={key}
              values={colors[key]}
              value={draft[key]}
              onChange={(value) => setDraft({ ...draft, [key]: value })}
            />
          ))}
          {RANGE_KEYS.map((key) => (
            <RangeField
              key={key}
              texts={texts}
              name={key}
              label={measureLabel(texts, key, view)}
              value={draft.ranges[key]}
              onChange={(range) =>
                setDraft({ ...draft, ranges: { ...draft.ranges, [key]: range } })
              }
            />
          ))}
        </div>
        <div className="flex gap-3 border-line border-t px-6 py-4">
          <button
            type="button"
            onClick={() => apply(EMPTY_FILTER)}
            className="caps cursor-pointer border border-ink px-5 py-4"
          >
            {texts.roster.clear}
          </button>
          <button
            type="submit"
            className="caps grow cursor-pointer bg-ink px-5 py-4 text-paper tabular-nums"
          >
            <span aria-live="polite">
              {count === null
                ? texts.roster.applyPlain
                : counted(texts.roster.apply, count, texts.locale)}
            </span>
          </button>
        </div>
      </form>
    </dialog>
  );
}
