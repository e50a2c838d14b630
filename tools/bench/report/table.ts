import { earlierValue, type Measurement, type Results } from '../results.ts';
import { type Figure, holds, isWorse, type Row } from '../row.ts';
import { figureInWords, inWords, targetInWords } from './words.ts';

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function verdict(figure: Figure, earlier: number | null): string {
  const held = holds(figure);
  const worse = isWorse(figure, earlier) && earlier !== null;
  const mark = worse ? ` **worse** (was ${inWords(earlier, figure.unit)})` : '';
  return `${held === null ? '' : held ? 'yes' : '**no**'}${mark}`;
}

function linesOf(row: Row, measurements: readonly Measurement[]): string[] {
  const [latest] = measurements;
  if (!latest) return [`| ${row.number} | ${cell(row.title)} | | | | not measured yet |`];
  if (latest.failure) {
    return [
      `| ${row.number} | ${cell(row.title)} | | | | **could not be measured**: ${cell(latest.failure)} |`,
    ];
  }
  return latest.figures.map((figure) => {
    const { name, unit, target, reference = '' } = figure;
    const columns = [
      String(row.number),
      name,
      targetInWords(target, unit),
      reference,
      figureInWords(figure),
      verdict(figure, earlierValue(measurements, name)),
    ];
    return `| ${columns.map(cell).join(' | ')} |`;
  });
}

/** How many of the figures with a target meet it. */
export function tally(results: Results): { held: number; all: number } {
  const figures = Object.values(results).flatMap(([latest]) => latest?.figures ?? []);
  const judged = figures.filter(({ target }) => target);
  return { held: judged.filter((figure) => holds(figure)).length, all: judged.length };
}

/** The report as Markdown: one line per figure, and how each row is measured. */
export function table(rows: readonly Row[], results: Results, machine: string): string {
  const { held, all } = tally(results);
  const parts = [
    '# What holds',
    `${held} of ${all} figures hold. Written by \`npm run bench\`; the same as a picture: [plot.html](plot.html).`,
    `Last run on ${machine}. A figure is **worse** when it is further from its target than in the run before, by more than two runs of the same code differ.`,
    [
      '| # | what | target | reference | figure | holds |',
      '|---|---|---|---|---|---|',
      ...rows.flatMap((row) => linesOf(row, results[row.number] ?? [])),
    ].join('\n'),
    '## How each row is measured',
    rows.map((row) => howOf(row, results[row.number]?.[0])).join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

function howOf({ number, title, how }: Row, latest: Measurement | undefined): string {
  const when = latest
    ? ` _${latest.at.slice(0, 16).replace('T', ' ')}, build ${latest.commit}, load ${latest.load}${latest.quick ? ', short run' : ''}._`
    : '';
  return `${number}. **${title}.** ${how}${when}`;
}
