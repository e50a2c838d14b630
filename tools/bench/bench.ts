import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ceilingsOf, writeCeilings } from '../../tests/budgets/ceilings.ts';
import { measureBudgets } from '../../tests/budgets/measure.ts';
import { writeProfile } from './profile/profile.ts';
import { plot } from './report/plot.ts';
import { table } from './report/table.ts';
import { type Measurement, readResults, withMeasurement } from './results.ts';
import { holds, type Row, type Run } from './row.ts';
import { ROWS } from './rows.ts';
import { ROOT } from './tools/processes.ts';

/**
 * `bench.ts [--quick] [--ceilings] [--profile] [row …]`: measures the named rows, or all of them, and
 * writes the report. Other rows keep their earlier figures. `--ceilings` writes those of `npm
 * test`, 5 % above what is measured, `--profile` writes where the time goes; neither measures the rows.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    ceilings: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
  },
});

const here = (file: string) => path.join(import.meta.dirname, file);

async function measured(row: Row, run: Run): Promise<Measurement> {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT }).toString();
  const begun = {
    at: new Date().toISOString(),
    commit: commit.trim(),
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    quick: run.quick,
  };
  try {
    return { ...begun, figures: await row.measure(run) };
  } catch (error) {
    const [failure = ''] = String(error).split('\n');
    console.error(error);
    return { ...begun, figures: [], failure };
  }
}

async function measureRows(rows: readonly Row[], run: Run): Promise<void> {
  for (const row of rows) {
    console.info(`\n${row.number}. ${row.title}`);
    const measurement = await measured(row, run);
    for (const figure of measurement.figures) {
      const verdict = { true: 'holds', false: 'FAILS', null: '' }[String(holds(figure))];
      console.info(`   ${figure.name}: ${figure.value} ${figure.unit} ${verdict}`);
    }
    // Written after each row, so that an interrupted run saves what it has measured.
    const results = withMeasurement(readResults(here('results.json')), row.number, measurement);
    writeFileSync(here('results.json'), `${JSON.stringify(results, null, 1)}\n`);
    const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`;
    writeFileSync(here('results.md'), table(ROWS, results, machine));
    writeFileSync(here('plot.html'), plot(ROWS, results));
  }
}

if (values.ceilings) {
  writeCeilings(ceilingsOf(await measureBudgets()));
} else if (values.profile) {
  await writeProfile(values.quick ? 1 : 5);
} else {
  const numbers = positionals.map(Number);
  const unknown = numbers.filter((number) => !ROWS.some((row) => row.number === number));
  if (unknown.length > 0) throw new Error(`There is no row ${unknown.join(', ')}.`);
  const chosen = numbers.length > 0 ? ROWS.filter((row) => numbers.includes(row.number)) : ROWS;
  await measureRows(chosen, { quick: values.quick, rounds: values.quick ? 1 : 5 });
}
