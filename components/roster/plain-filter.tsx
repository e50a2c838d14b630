import { Button } from '@/components/ui/button';
import { SLIDER_RANGES } from '@/lib/constants';
import type { Locale } from '@/lib/i18n/locales';
import { pathOf } from '@/lib/routes/build';
import { eyesLabel, hairLabel } from '@/lib/talents/colors';
import type { RosterQuery } from '@/lib/talents/query';
import { RANGE_KEYS, SLIDER_STEPS } from '@/lib/talents/ranges';
import type { RosterView } from '@/lib/talents/views';
import { measureLabel } from './filter-labels';
import type { RosterTexts } from './texts';

type Props = {
  locale: Locale;
  view: RosterView;
  query: RosterQuery;
  texts: RosterTexts;
  colors: { hair: readonly string[]; eyes: readonly string[] };
};

const INPUT = 'mt-1 block w-full border border-line bg-paper px-2 py-2';

/** The filter as a form that asks the server, for a visitor without script. */
export function PlainFilter({ locale, view, query, texts, colors }: Props) {
  const { category, letter, filter } = query;
  const ends = [texts.roster.minimum, texts.roster.maximum];
  return (
    <noscript>
      <form action={pathOf(locale, { page: 'roster', view })} className="px-gutter py-6">
        {category && <input type="hidden" name="category" value={category} />}
        {letter && <input type="hidden" name="letter" value={letter} />}
        <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
          {(['hair', 'eyes'] as const).map((key) => (
            <label key={key}>
              <span className="caps text-mute">{texts.measures[key]}</span>
              <select name={key} defaultValue={filter[key]} className={INPUT}>
                <option value="">{texts.roster.any}</option>
                {colors[key].map((value) => (
                  <option key={value} value={value}>
                    {(key === 'hair' ? hairLabel : eyesLabel)(value, locale)}
                  </option>
                ))}
              </select>
            </label>
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
                    defaultValue={(filter.ranges[key] ?? SLIDER_RANGES[key])[at]}
                    min={SLIDER_RANGES[key][0]}
                    max={SLIDER_RANGES[key][1]}
                    step={SLIDER_STEPS[key]}
                    className={INPUT}
                  />
                ))}
              </div>
            </fieldset>
          ))}
        </div>
        <Button type="submit" look="filled" className="mt-6">
          {texts.roster.filter}
        </Button>
      </form>
    </noscript>
  );
}
