import { X } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { fill } from '@/lib/i18n/fill';
import { colorLabel } from '@/lib/talents/colors';
import type { ColorKey } from '@/lib/talents/filter';
import { colorChips } from '@/lib/talents/narrowing-text';
import { MAX_COLORS } from '@/lib/talents/read-query';
import type { RosterTexts } from './roster-context';

type Props = {
  texts: RosterTexts;
  name: ColorKey;
  offered: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};

/** Value of the option that represents several chosen colors, since a select can show only one. */
const SEVERAL = '\u0000several';

/** Once a color is chosen, more can be added; any of them matches. */
export function ColorSelect({ texts, name, offered, chosen, onChange }: Props) {
  const several = chosen.length > 1;
  const chips = colorChips(texts, name, chosen);
  // A color from the query that no talent has gets an option, too, so that the select can show it.
  const unknown = chosen.filter((color) => !offered.includes(color));
  const options = (colors: readonly string[]) =>
    colors.map((color) => (
      <option key={color} value={color}>
        {colorLabel(name, color, texts.locale)}
      </option>
    ));
  const label = texts.measures[name];
  const severalText =
    chips.length === 1 ? chips[0]?.text : fill(texts.roster.severalColors, { count: chips.length });
  return (
    <div>
      <label className="block">
        <span id={`filter-${name}`} className="text-mute text-sm">
          {label}
        </span>
        <select
          name={name}
          value={several ? SEVERAL : (chosen[0] ?? '')}
          onChange={({ target }) => onChange(target.value ? [target.value] : [])}
          className="field-control"
        >
          <option value="">{texts.roster.any}</option>
          {several && (
            <option key={severalText} value={SEVERAL} disabled>
              {severalText}
            </option>
          )}
          {options([...unknown, ...offered])}
        </select>
      </label>
      {several && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {chips.map(({ text, choices }) => (
            <li key={choices[0]}>
              <button
                type="button"
                aria-label={fill(texts.roster.remove, { filter: text })}
                onClick={() => onChange(chosen.filter((one) => !choices.includes(one)))}
                className="inline-flex min-h-9 cursor-pointer items-center gap-2 border border-ink px-3 text-sm"
              >
                <span>{text}</span>
                <Icon of={X} size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {chosen.length > 0 && chosen.length < MAX_COLORS && (
        <select
          aria-label={texts.roster.anotherColor}
          aria-describedby={`filter-${name}`}
          value=""
          onChange={({ target }) => onChange([...chosen, target.value])}
          className="field-control text-mute"
        >
          <option value="">{texts.roster.anotherColor}</option>
          {options(offered.filter((color) => !chosen.includes(color)))}
        </select>
      )}
    </div>
  );
}
