import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { line, type Row } from './figure.ts';
import { behindNginx, cachedPage, firstView, pdf } from './rows/answers.ts';
import { cardToProfile } from './rows/card-to-profile.ts';
import { lighthouse } from './rows/lighthouse.ts';
import { listInBrowser } from './rows/list-in-browser.ts';
import { manyTalents } from './rows/many-talents.ts';

/** `load.ts [row …]`: measures these rows, or all of them. Only a run of all writes the table. */
const ROWS: readonly Row[] = [
  ...[cachedPage, behindNginx, firstView, listInBrowser],
  ...[lighthouse, cardToProfile, manyTalents, pdf],
];
const TABLE = path.join(import.meta.dirname, 'last.md');

const numbers = parseArgs({ allowPositionals: true }).positionals.map(Number);
const unknown = numbers.filter((number) => !ROWS.some((row) => row.number === number));
if (unknown.length > 0) throw new Error(`There is no row ${unknown.join(', ')}.`);

const lines: string[] = [];
for (const row of ROWS.filter(({ number }) => numbers.length === 0 || numbers.includes(number))) {
  console.info(`\n${row.number}. ${row.title}`);
  try {
    const figures = (await row.measure()).map((figure) => line(row.number, figure));
    console.info(figures.join('\n'));
    lines.push(...figures);
  } catch (error) {
    console.error(error);
    lines.push(`| ${row.number} | ${row.title} |  |  | could not be measured | **no** |`);
    process.exitCode = 1;
  }
}

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim();
const day = new Date().toISOString().slice(0, 10);
const table = `# The last measurement

By \`npm run load\` on ${day}, commit ${commit}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}.
The files of \`tools/load/rows\` say how each row is measured.

| # | what | target | beside | measured | holds |
| - | ---- | ------ | ------ | -------- | ----- |
${lines.join('\n')}
`;
if (numbers.length === 0) writeFileSync(TABLE, table);
console.info(`\n${table}`);
// A server whose start failed may have left its back office open.
process.exit();
