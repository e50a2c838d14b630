import { earlierValue, type Results } from '../results.ts';
import { type Figure, holds, isWorse, type Row } from '../row.ts';
import { tally } from './table.ts';
import { figureInWords, inWords, targetInWords } from './words.ts';

const LINE = 26;
const LEFT = 500;
const SCALE = 300;
const RIGHT = 400;
const WIDTH = LEFT + SCALE + RIGHT;
/** The position of the target on every line. Figures that meet it end to its left. */
const TARGET_AT = LEFT + SCALE / 2;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const shortened = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;

/**
 * The length of a figure's line, 1 being its target: more is worse, whether the target is a minimum
 * or a maximum. A target of zero is met at half the length.
 */
function reach({ value, target }: Figure): number {
  if (!target || value === null) return 2;
  if ('least' in target) return target.least / Math.max(value, target.least / 2);
  return target.most === 0 ? (value === 0 ? 0.5 : 2) : value / target.most;
}

function bar(figure: Figure, y: number): string {
  const held = holds(figure);
  const tone = held ? 'held' : 'broken';
  const end = LEFT + (Math.min(Math.max(reach(figure), 0), 2) * SCALE) / 2;
  const absent = figure.value === null ? ' absent' : '';
  return `<line class="bar ${tone}${absent}" x1="${LEFT}" x2="${end}" y1="${y}" y2="${y}"/>
    <circle class="${tone}" cx="${end}" cy="${y}" r="5"/>`;
}

function figureLine(figure: Figure, y: number, earlier: number | null): string {
  const { name, target, unit } = figure;
  const says = target ? `${figureInWords(figure)}, target ${targetInWords(target, unit)}` : '';
  const text = says || figureInWords(figure);
  const worse = isWorse(figure, earlier) && earlier !== null;
  const mark = worse ? `<tspan class="worse">▲ was ${inWords(earlier, unit)},</tspan> now ` : '';
  return `<g><title>${escaped(`${name}: ${text}`)}</title>
    <text class="name" x="44" y="${y + 5}">${escaped(shortened(name, 68))}</text>
    ${target ? bar(figure, y) : ''}
    <text class="says" x="${LEFT + SCALE + 20}" y="${y + 5}">${mark}${escaped(shortened(text, worse ? 44 : 58))}</text></g>`;
}

/** The figures of all rows as one chart: a line each, its target in the middle. */
function drawing(rows: readonly Row[], results: Results): string {
  let y = 20;
  const parts: string[] = [];
  for (const { number, title } of rows) {
    const measurements = results[number] ?? [];
    y += 22;
    parts.push(
      `<line class="rule" x1="0" x2="${WIDTH}" y1="${y - 18}" y2="${y - 18}"/>
       <text class="number" x="0" y="${y + 5}">${number}</text>
       <text class="title" x="44" y="${y + 5}">${escaped(title.replaceAll('`', ''))}</text>`,
    );
    const [latest] = measurements;
    if (!latest || latest.failure) {
      y += LINE;
      const why = latest?.failure ?? 'not measured yet';
      parts.push(`<text class="name" x="44" y="${y + 5}">${escaped(shortened(why, 120))}</text>`);
    }
    for (const figure of latest?.figures ?? []) {
      y += LINE;
      parts.push(figureLine(figure, y, earlierValue(measurements, figure.name)));
    }
    y += LINE;
  }
  return `<svg viewBox="0 0 ${WIDTH} ${y}" role="img" aria-label="Every figure beside its target">
    <line class="target" x1="${TARGET_AT}" x2="${TARGET_AT}" y1="18" y2="${y}"/>
    <text class="caption" x="${TARGET_AT}" y="10" text-anchor="middle">target</text>
    ${parts.join('\n')}</svg>`;
}

const STYLE = `
  :root { color-scheme: light dark; --paper: light-dark(#f7f5f2, #141311);
    --ink: light-dark(#141311, #f3efe9); --mute: light-dark(#625d56, #aaa39a);
    --line: light-dark(#d9d4cc, #35312c); --accent: light-dark(#b0142d, #ff8d8d); }
  body { margin: 0; background: var(--paper); color: var(--ink);
    font: 16px/1.6 "Hanken Grotesk", "Helvetica Neue", Arial, sans-serif; }
  main { max-width: ${WIDTH}px; margin: 0 auto; padding: 4rem 2rem; }
  h1 { font: 400 4.25rem/1 "Bodoni Moda", Didot, "Times New Roman", serif; margin: 0 0 1rem; }
  p { color: var(--mute); max-width: 42rem; margin: 0 0 3rem; }
  div { overflow-x: auto; }
  svg { display: block; width: 100%; min-width: 60rem; height: auto; font-size: 14px; font-variant-numeric: tabular-nums; }
  text { fill: var(--ink); }
  .number { font-family: "Bodoni Moda", Didot, "Times New Roman", serif; font-size: 20px; }
  .title { font-weight: 600; }
  .name, .says, .caption { fill: var(--mute); }
  .rule, .target { stroke: var(--line); }
  .target { stroke: var(--ink); stroke-dasharray: 1 4; }
  .bar { stroke-width: 2; } .absent { stroke-dasharray: 3 4; }
  .held { stroke: var(--ink); fill: var(--ink); }
  .broken { stroke: var(--accent); fill: var(--accent); }
  .worse { fill: var(--accent); }`;

/** The report as one self-contained page without script. */
export function plot(rows: readonly Row[], results: Results): string {
  const { held, all } = tally(results);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What holds</title>
<style>${STYLE}</style>
<main>
<h1>What holds</h1>
<p>${held} of ${all} figures hold. Each line ends at its figure in relation to its target: in ink
where it holds, in red where it does not, dashed where there is nothing to measure yet. A triangle marks what is worse
than in the run before.</p>
<div>${drawing(rows, results)}</div>
</main>
</html>
`;
}
