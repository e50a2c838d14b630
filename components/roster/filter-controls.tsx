import type { ReactNode } from 'react';
import type { Distribution } from '@/lib/talents/distribution';
import { COLOR_KEYS, type RosterFilter } from '@/lib/talents/filter';
import { type Bounds, isNarrowed, type RangeKey } from '@/lib/talents/ranges';
import { NAME_MAX_LENGTH } from '@/lib/talents/read-query';
import type { RosterView } from '@/lib/talents/views';
import { ColorSelect } from './color-select';
import { RangeField } from './range-field';
import type { RosterTexts } from './roster-context';

type Props = {
  texts: RosterTexts;
  view: RosterView;
  filter: RosterFilter;
  /** The values that occur in the list. */
  colors: { hair: readonly string[]; eyes: readonly string[] };
  bounds: Bounds;
  /** The histogram of each measure; null until the list is loaded. */
  distributions: Readonly<Record<RangeKey, Distribution>> | null;
  /** The measures that have a slider. */
  sliders: readonly RangeKey[];
  /** True until the sliders may be rendered. */
  pending: boolean;
  /** True to show and store ranges in feet and inches. */
  imperial: boolean;
  /** Above the sliders. */
  children?: ReactNode;
  onChange: (filter: RosterFilter) => void;
};

/** What most castings ask for, with the colors; the other sliders follow. */
const FIRST: readonly RangeKey[] = ['height', 'jeans', 'shoes'];

/** All controls of the filter. A control at its default is absent from `filter`. */
export function FilterControls(props: Props) {
  const { texts, view, filter, colors, bounds, distributions, imperial, onChange } = props;
  const { ranges } = filter;
  const slider = (key: RangeKey) =>
    props.pending ? (
      // As high as the slider that comes.
      <div key={key} className="h-25 border-line border-b" />
    ) : (
      <RangeField
        key={key}
        texts={texts}
        name={key}
        label={texts.measures[key === 'bust' && view === 'men' ? 'chest' : key]}
        bounds={bounds[key]}
        value={ranges[key]}
        counts={distributions?.[key] ?? null}
        imperial={imperial}
        onChange={(range) => {
          const requested = isNarrowed(key, range, bounds[key]) ? range : undefined;
          const inFeet = imperial || filter.imperial;
          onChange({
            ...filter,
            ranges: { ...ranges, [key]: requested },
            ...(inFeet && { imperial: true }),
          });
        }}
      />
    );
  return (
    <>
      {props.children}
      {FIRST.filter((key) => props.sliders.includes(key)).map(slider)}
      {COLOR_KEYS.map((key) => (
        <ColorSelect
          key={key}
          texts={texts}
          name={key}
          offered={colors[key]}
          chosen={filter[key] ?? []}
          onChange={(chosen) =>
            onChange({ ...filter, [key]: chosen.length > 0 ? chosen : undefined })
          }
        />
      ))}
      {props.sliders.filter((key) => !FIRST.includes(key)).map(slider)}
      {props.sliders.includes('age') && (
        <label className="-mt-3 flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={ranges.age !== undefined}
            onChange={({ target }) =>
              onChange({
                ...filter,
                ranges: { ...ranges, age: target.checked ? bounds.age : undefined },
              })
            }
            className="size-5 shrink-0 accent-ink"
          />
          <span>{texts.roster.adults}</span>
        </label>
      )}
      <label className="block">
        <span className="text-mute text-sm">{texts.roster.name}</span>
        <input
          type="text"
          name="q"
          autoComplete="off"
          spellCheck={false}
          maxLength={NAME_MAX_LENGTH}
          value={filter.q ?? ''}
          onChange={({ target }) => onChange({ ...filter, q: target.value || undefined })}
          className="field-control"
        />
      </label>
    </>
  );
}
