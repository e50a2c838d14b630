'use client';

import {
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { UnitSwitch } from '@/components/talents/units';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import type { ListedTalent } from '@/lib/talents/card';
import type { CategoryIds } from '@/lib/talents/categories';
import { distributionsOn } from '@/lib/talents/distribution';
import { EMPTY_FILTER, type FilterKey, type RosterFilter } from '@/lib/talents/filter';
import { countText } from '@/lib/talents/list-title';
import { rowsMatching } from '@/lib/talents/narrowed';
import type { RosterQuery } from '@/lib/talents/query';
import { type Bounds, RANGE_KEYS, type RangeKey, reaching } from '@/lib/talents/ranges';
import { readName } from '@/lib/talents/read-query';
import { followUnits, storedUnits } from '@/lib/talents/unit-preference';
import type { RosterView } from '@/lib/talents/views';
import { FilterControls } from './filter-controls';
import type { RosterTexts } from './roster-context';

type Props = {
  texts: RosterTexts;
  view: RosterView;
  categoryIds: CategoryIds;
  query: RosterQuery;
  index: readonly ListedTalent[] | null;
  /** The values that occur in the list. */
  colors: { hair: readonly string[]; eyes: readonly string[] };
  bounds: Bounds;
  /** The measures by which the list can be filtered. */
  sliders: readonly RangeKey[];
  focused?: FilterKey | undefined;
  onApply: (filter: RosterFilter) => void;
};

/** Its values are a draft, whose count the button shows; that, or clearing, changes the list. */
export default function FilterForm(props: Props) {
  const { texts, view, categoryIds, query, index, colors, focused, onApply } = props;
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(query.filter);
  const bounds = useMemo(
    () => reaching(props.bounds, query.filter.ranges),
    [props.bounds, query.filter.ranges],
  );
  // A range of the address, which may match no one, can be changed.
  const sliders = RANGE_KEYS.filter(
    (key) => props.sliders.includes(key) || query.filter.ranges[key],
  );
  const units = useSyncExternalStore(followUnits, storedUnits);
  // Of the site's languages, only English has speakers who measure height in feet.
  const offersFeet = texts.locale === 'en';

  // The sliders are most of the work: the panel is painted before they are rendered.
  const hasSliders = useDeferredValue(true, false);

  // Not a layout effect: the dialog around it moves the focus in one, as it opens.
  useEffect(() => {
    if (hasSliders) focusControl(form.current, focused);
  }, [hasSliders, focused]);

  const count = useMemo(
    () => index && rowsMatching(index, view, { ...query, filter: draft }, categoryIds).length,
    [index, view, query, draft, categoryIds],
  );

  const distributions = useMemo(
    () => (hasSliders && index ? distributionsOn(index, view, query, categoryIds, bounds) : null),
    [hasSliders, index, view, query, categoryIds, bounds],
  );

  return (
    <form
      ref={form}
      className="flex min-h-0 grow flex-col short:block"
      onSubmit={(event) => {
        event.preventDefault();
        onApply({ ...draft, q: readName(draft.q ?? '') ?? undefined });
      }}
    >
      <div className="grow space-y-7 overflow-y-auto overscroll-contain px-6 py-6 short:overflow-visible">
        <FilterControls
          texts={texts}
          view={view}
          filter={draft}
          colors={colors}
          bounds={bounds}
          distributions={distributions}
          sliders={sliders}
          pending={!hasSliders}
          imperial={offersFeet && units === 'imperial'}
          onChange={setDraft}
        >
          {offersFeet && (
            <UnitSwitch
              label={texts.roster.units.label}
              systems={texts.roster.units}
              chosen={units}
              onChoose={(system) => setDraft({ ...draft, imperial: system === 'imperial' })}
            />
          )}
        </FilterControls>
      </div>
      <div className="flex flex-wrap gap-3 border-line border-t px-6 py-4">
        <Button onClick={() => onApply(EMPTY_FILTER)} className="max-sm:px-4">
          {texts.roster.clear}
        </Button>
        <Button type="submit" look="filled" className="grow tabular-nums max-sm:px-3">
          <span aria-live="polite">
            <ChangingText>
              {count === null
                ? texts.roster.applyPlain
                : countText({ texts, view, query }, count, 'button')}
            </ChangingText>
          </span>
        </Button>
      </div>
    </form>
  );
}

/** A slider gets the focus at its lower end, since its text field would open a phone's keyboard. */
function focusControl(form: HTMLFormElement | null, key: FilterKey | undefined): void {
  const named = key && form?.elements.namedItem(key);
  if (!(named instanceof HTMLElement)) return;
  const thumb = named.querySelector<HTMLElement>('input[type=range]');
  (thumb ?? named).focus({ preventScroll: true });
  named.scrollIntoView({ block: 'center' });
}
