import 'server-only';
import { comparedMeasures } from '../favorites/comparison';
import { comparedOf } from '../favorites/read-chosen';
import type { Locale } from '../i18n/locales';
import { messagesOf } from '../i18n/messages';
import { measureText } from '../talents/measure-text';
import { MEASURES, type Measure, type MeasureValue, type Talent } from '../talents/talent';
import { baselineBelow, lineHeight, wrapped } from './lines';
import type { Paper, Style, Tag } from './paper';

/** A measure as it is printed: its name, and its text in both systems of units. */
export type Fact = { label: string; text: string };

/** How facts are set. Lengths in millimeters. */
type Setting = {
  label: Style;
  value: Style;
  width: number;
  /** White space in each row, in addition to its lines of text. */
  space: number;
  /** A line above each row. */
  ruled?: boolean;
};

/** The least distance between a label and its value on one line. */
const GAP = 3;

/** The measures that the site shows of a talent, and the age if the talent is an adult. */
export function factsOf(talent: Talent, now: Date, locale: Locale): Fact[] {
  const { measures } = messagesOf(locale);
  const imperial = Object.fromEntries(
    MEASURES.flatMap((key) => {
      const text = roundedImperial(key, talent.measures[key]);
      return text ? [[key, text]] : [];
    }),
  );
  const compared = { ...comparedOf(talent, now), imperial };
  const known = comparedMeasures(compared, locale, measures.years);
  return Array.from(known, ([key, { metric, imperial }]) => ({
    label: measures[key],
    text: metric === imperial ? metric : `${metric} · ${imperial}`,
  }));
}

/**
 * A measure as American comp cards write it: inches rounded to the half (`33½″`), pounds to whole ones.
 * Undefined without an imperial value.
 */
function roundedImperial(key: Measure, measure: MeasureValue | undefined): string | undefined {
  if (!measure?.imperial) return undefined;
  const { imperial } = measure;
  if ('feet' in imperial) return measureText(key, measure, 'imperial');
  if (key === 'weight') return `${Math.round(imperial.value)} lb`;
  const halves = Math.round(imperial.value * 2);
  return `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}″`;
}

/** The height of a list of facts in millimeters. */
export function factsHeight(paper: Paper, facts: readonly Fact[], setting: Setting): number {
  return facts.reduce((sum, fact) => sum + rowOf(paper, fact, setting).height, 0);
}

/**
 * Draws facts as a list, labels on the left and values on the right. A value that is too long for its
 * label's line begins below it.
 */
export function drawFacts(
  paper: Paper,
  parent: Tag,
  facts: readonly Fact[],
  { x, top: begin, ...setting }: Setting & { x: number; top: number },
): void {
  if (facts.length === 0) return;
  const { label, value, width, space, ruled } = setting;
  const list = paper.tag(parent, 'L');
  let top = begin;
  for (const fact of facts) {
    if (ruled) paper.rule(x, top, width);
    const { lines, below, height } = rowOf(paper, fact, setting);
    const item = paper.tag(list, 'LI');
    const first = baselineBelow(top + space / 2, value);
    paper.lines(paper.tag(item, 'Lbl'), [{ text: fact.label, x, baseline: first }], label);
    const placed = lines.map((text, index) => {
      const baseline = first + (index + below) * lineHeight(value);
      return { text, x: x + width, baseline, align: 'right' } as const;
    });
    paper.lines(paper.tag(item, 'LBody'), placed, value);
    top += height;
  }
  list.end();
}

function rowOf(paper: Paper, { label, text }: Fact, setting: Setting) {
  const { width, value, space } = setting;
  const beside = paper.widthOf(label, setting.label) + GAP + paper.widthOf(text, value) <= width;
  const lines = wrapped(text, width, value);
  const below = beside ? 0 : 1;
  return { lines, below, height: (lines.length + below) * lineHeight(value) + space };
}
