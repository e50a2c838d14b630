import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Visits } from './visitors.ts';

type Row = { step: string; visits: Visits | undefined; saw: string };

/** The log of one release: on the screen, in a file, and as a table at its end. */
export class Report {
  #rows: Row[] = [];
  #faults: string[] = [];
  readonly #began = Date.now();
  readonly file: string;

  constructor(file: string) {
    this.file = file;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, '');
  }

  say(text: string): void {
    const seconds = Math.round((Date.now() - this.#began) / 1000);
    const line = `${String(seconds).padStart(5)} s  ${text.trimEnd()}`;
    console.info(line);
    appendFileSync(this.file, `${line}\n`);
  }

  /** Something that must hold; the run goes on without it, and ends with 1. */
  expect(holds: boolean, what: string): void {
    this.say(`${holds ? 'holds' : 'DOES NOT HOLD'}: ${what}`);
    if (!holds) this.#faults.push(what);
  }

  /** A line of the table; with visits, what visitors got meanwhile. */
  row(step: string, saw: string, visits?: Visits): void {
    this.#rows.push({ step, visits, saw });
    if (!visits) {
      this.say(`${step}: ${saw}`);
      return;
    }
    const { answers, failed, slowestMs, lateCount } = visits;
    this.say(
      `${step}: ${failed.length} of ${answers} answers failed, ${lateCount} late, the slowest ${Math.round(slowestMs)} ms; ${saw}`,
    );
    for (const one of new Set(failed)) this.say(`   failed: ${one}`);
  }

  /** Prints the table, and gives whether all holds. */
  end(title: string): boolean {
    const lines = this.#rows.map(({ step, visits, saw }) => {
      const failed = visits ? `${visits.failed.length} of ${visits.answers}` : '–';
      const slowest = visits ? `${(visits.slowestMs / 1000).toFixed(1)} s` : '–';
      return `| ${step} | ${failed} | ${slowest} | ${saw} |`;
    });
    const head = [
      '| what happens | failed answers | slowest | what was seen |',
      '| --- | --- | --- | --- |',
    ];
    this.say(`${title}\n\n${[...head, ...lines].join('\n')}\n`);
    for (const fault of this.#faults) this.say(`DOES NOT HOLD: ${fault}`);
    return this.#faults.length === 0;
  }
}
