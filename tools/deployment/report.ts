import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Visits } from './visitors.ts';

/** The log of one release: on the screen, in a file, and as a table at its end. */
export class Report {
  readonly #rows: string[] = [];
  readonly #faults: string[] = [];
  readonly #began = Date.now();
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, '');
  }

  say(text: string): void {
    const seconds = Math.round((Date.now() - this.#began) / 1000);
    const line = `${String(seconds).padStart(5)} s  ${text.trimEnd()}`;
    console.info(line);
    appendFileSync(this.#file, `${line}\n`);
  }

  /** Something that must hold; the run goes on without it, and ends with 1. */
  expect(holds: boolean, what: string): void {
    this.say(`${holds ? 'holds' : 'DOES NOT HOLD'}: ${what}`);
    if (!holds) this.#faults.push(what);
  }

  /** A line of the table; with visits, what visitors got meanwhile. */
  row(step: string, saw: string, visits?: Visits): void {
    const { answers, failed, slowestMs = 0 } = visits ?? {};
    const got = failed ? `${failed.length} of ${answers} | ${Math.round(slowestMs)} ms` : '– | –';
    const row = `| ${step} | ${got} | ${saw} |`;
    this.#rows.push(row);
    this.say(row);
    for (const one of new Set(failed)) this.say(`   failed: ${one}`);
  }

  /** The same, when no answer may fail. */
  unnoticed(step: string, saw: string, visits: Visits): void {
    this.row(step, saw, visits);
    this.expect(visits.failed.length === 0, `no answer fails: ${step}`);
  }

  /** Prints the table, and gives whether all holds. */
  end(title: string): boolean {
    const head = '| what happens | failed answers | slowest | what was seen |';
    this.say([title, '', head, '| --- | --- | --- | --- |', ...this.#rows].join('\n'));
    for (const fault of this.#faults) this.say(`DOES NOT HOLD: ${fault}`);
    return this.#faults.length === 0;
  }
}
