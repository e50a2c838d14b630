import { html, json } from './answer.ts';
import { readJson } from './call.ts';
import { FAULT_KINDS, type Fault, type Faults, readFault } from './faults.ts';
import type { LoggedCall } from './log.ts';
import { page } from './page.ts';
import type { Route } from './route.ts';

type Controls = {
  log: readonly LoggedCall[];
  resetLog(): void;
  fail(fault: Fault): void;
  clearFaults(): void;
};

function homePage(): string {
  const kinds = Object.entries(FAULT_KINDS).map(
    ([kind, meaning]) => `<tr><th><code>${kind}</code></th><td>${meaning}</td></tr>`,
  );
  return page(
    'Back office (stand-in)',
    `<p>It answers as the two back-office services would, from invented people and texts, and keeps
    what the site sends. <a href="/outbox">What was received</a> ·
    <a href="/log.json">calls so far</a></p>
    <h2>Failing on purpose</h2>
    <p><code>POST /faults {"kind":"slow","route":"/api/talents","ms":5000,"times":2,"forMs":60000}</code>;
    all but <code>kind</code> may be left out. <code>DELETE /faults</code> ends them all.</p>
    <table>${kinds.join('')}</table>`,
  );
}

/** Routes of the stand-in only: its front page, failing on command, and the log of calls. */
export function controlRoutes(controls: Controls, faults: Faults): Route[] {
  return [
    { method: 'GET', path: '/', answer: () => html(homePage()) },
    { method: 'GET', path: '/faults', answer: () => json(200, faults.list()) },
    {
      method: 'POST',
      path: '/faults',
      async answer(call) {
        controls.fail(readFault(await readJson(call)));
        return json(200, faults.list());
      },
    },
    {
      method: 'DELETE',
      path: '/faults',
      answer() {
        controls.clearFaults();
        return json(200, []);
      },
    },
    { method: 'GET', path: '/log.json', answer: () => json(200, controls.log) },
    {
      method: 'DELETE',
      path: '/log.json',
      answer() {
        controls.resetLog();
        return json(200, []);
      },
    },
  ];
}
