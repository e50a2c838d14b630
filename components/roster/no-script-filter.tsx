import { Button } from '@/components/ui/button';
import type { Locale } from '@/lib/i18n/locales';
import { pathOf } from '@/lib/routes/build';
import { excluding, splitChoices } from '@/lib/talents/color-choice';
import { COLOR_KEYS, type ColorKey } from '@/lib/talents/filter';
import { colorLabel } from '@/lib/talents/narrowing-text';
import type { RosterQuery } from '@/lib/talents/query';
import { type Bounds, RANGE_KEYS, reaching, SLIDER_STEPS } from '@/lib/talents/ranges';
import { NAME_MAX_LENGTH } from '@/lib/talents/read-query';
import type { RosterView } from '@/lib/talents/views';
import { measureLabel } from './filter-labels';
import type { RosterTexts } from './roster-context';
import { SortOptions } from './sort-select';

type Props = {
  locale: Locale;
  view: RosterView;
  query: RosterQuery;
  texts: RosterTexts;
  colors: { hair: readonly string[]; eyes: readonly string[] };
  bounds: Bounds;
};

const INPUT = 'mt-1 block w-full border border-line bg-paper px-2 py-2';

/** The filter as a form that the server handles, for a visitor without script. */
export default function NoScriptFilter({ locale, view, query, texts, colors, bounds }: Props) {
  const { category, letter, filter, sort } = query;
  const reach = reaching(bounds, filter.ranges);
  const ends = [texts.roster.minimum, texts.roster.maximum];
  return (
    <form
      id="filter"
      action={pathOf(locale, { page: 'roster', view })}
      className="scroll-mt-header px-gutter py-6"
    >
      {category && <input type="hidden" name="category" value={category} />}
      {letter && <input type="hidden" name="letter" value={letter} />}
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        <label>
          <span className="caps text-mute">{texts.roster.name}</span>
          <input name="q" defaultValue={filter.q} maxLength={NAME_MAX_LENGTH} className={INPUT} />
        </label>
        {COLOR_KEYS.map((key) => (
          <PlainColors
            key={key}
            texts={texts}
            name={key}
            offered={colors[key]}
            chosen={filter[key]}
          />
        ))}
        {RANGE_KEYS.map((key) => (
          <fieldset key={key}>
            <legend className="caps text-mute">{measureLabel(texts, key, view)}</legend>
            <div className="flex gap-2">
              {ends.map((end, at) => (
                <input
                  key={end}
                  type="number"
                  name={key}
                  aria-label={`${measureLabel(texts, key, view)}, ${end}`}
                  defaultValue={(filter.ranges[key] ?? reach[key])[at]}
                  min={reach[key][0]}
                  max={reach[key][1]}
                  step={SLIDER_STEPS[key]}
                  className={INPUT}
                />
              ))}
            </div>
          </fieldset>
        ))}
        <label>
          <span className="caps text-mute">{texts.roster.sort.label}</span>
          <select name="sort" defaultValue={sort} className={INPUT}>
            <SortOptions texts={texts} />
          </select>
        </label>
      </div>
      <Button type="submit" look="filled" className="mt-6">
        {texts.roster.filter}
      </Button>
    </form>
  );
}

type ColorsProps = {
  texts: RosterTexts;
  name: ColorKey;
  offered: readonly string[];
  chosen: readonly string[] | undefined;
};

/**
 * A select for one color, or a multiple one if the URL has several. A select cannot exclude a
 * color, so exclusions from the URL go into hidden inputs.
 */
function PlainColors({ texts, name, offered, chosen = [] }: ColorsProps) {
  const { wanted, excluded } = splitChoices(chosen);
  const several = wanted.length > 1;
  return (
    <div>
      {excluded.map((color) => (
        <input key={color} type="hidden" name={name} value={excluding(color)} />
      ))}
      <label>
        <span className="caps text-mute">{texts.measures[name]}</span>
        <select
          name={name}
          multiple={several}
          defaultValue={several ? wanted : wanted[0]}
          className={INPUT}
        >
          <option value="">{texts.roster.any}</option>
          {offered.map((color) => (
            <option key={color} value={color}>
              {colorLabel(texts, name, color)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
