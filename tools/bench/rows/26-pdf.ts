import { decodeIndex } from '@/lib/talents/roster-index';
import { peakMemory } from '../../../tests/fixtures/large-pictures.ts';
import { EXACT, type Figure, type Row, TIMED } from '../row.ts';
import { pause } from '../tools/processes.ts';
import { type Office, withSite } from '../tools/site.ts';
import { median } from '../tools/throughput.ts';
import { visit } from '../tools/visits.ts';

const MB = 1024 * 1024;
const AT_ONCE = 20;
/** A control page is requested this often while PDFs are made. */
const INTERVAL_MS = 100;
const PATIENCE_MS = 60_000;

/** Requests the control page until `work` ends; the slowest answer, in ms. */
async function slowestPage(url: string, work: Promise<unknown>): Promise<number> {
  let working = true;
  const done = work.finally(() => {
    working = false;
  });
  let slowest = 0;
  while (working) {
    const { status, ms } = await visit(url);
    if (status !== 200) throw new Error(`${url} answers ${status}`);
    slowest = Math.max(slowest, ms);
    await pause(INTERVAL_MS);
  }
  await done;
  return slowest;
}

async function measure({ site }: Office, rounds: number): Promise<Figure[]> {
  const index = await (await fetch(`${site.url}/api/roster?view=models`)).json();
  const ids = decodeIndex(index).map(({ id }) => id);
  const sheet = (count: number) => `${site.url}/favoritos/casting.pdf?ids=${ids.slice(0, count)}`;
  const page = `${site.url}/modelos?letter=a`;

  // Downloads and decodes the pictures once.
  for (const url of [sheet(6), sheet(30), page]) await visit(url, PATIENCE_MS);
  const times: number[] = [];
  for (let round = 0; round < Math.max(3, rounds); round += 1) {
    const { status, ms } = await visit(sheet(6), PATIENCE_MS);
    if (status !== 200) throw new Error(`The PDF of six talents answers ${status}`);
    times.push(ms);
  }
  const undisturbed = await slowestPage(page, pause(3_000));
  const crowd = Promise.all(Array.from({ length: AT_ONCE }, () => visit(sheet(30), PATIENCE_MS)));
  const disturbed = await slowestPage(page, crowd);
  const answers = await crowd;
  const whole = answers.filter(({ status }) => status === 200).length;
  return [
    {
      name: 'six talents',
      value: median(times),
      unit: 'ms',
      target: { most: 1_500 },
      noise: TIMED,
    },
    {
      name: 'memory at the peak, 20 at once',
      value: peakMemory(site.pid),
      unit: 'bytes',
      target: { most: 500 * MB },
      note: `${whole} of ${AT_ONCE} are whole, the others 503`,
      noise: TIMED,
    },
    {
      name: 'slowest page beyond a control, 20 at once',
      value: disturbed - undisturbed,
      unit: 'ms',
      target: { most: 500 },
      reference: `${undisturbed.toFixed(0)} ms`,
      noise: TIMED,
    },
    {
      name: 'answers other than 200 and 503',
      value: answers.filter(({ status }) => status !== 200 && status !== 503).length,
      unit: '',
      target: { most: 0 },
      noise: EXACT,
    },
  ];
}

export const pdfs: Row = {
  number: 26,
  title: 'PDFs of a selection',
  how:
    'A casting sheet of six talents, their pictures drawn before, the median of three or more; then ' +
    `${AT_ONCE} requests at once for a sheet of thirty, while another client requests a cached view ten ` +
    'times a second. Memory is the peak of the resident set (VmHWM) of the server.',
  measure: ({ rounds }) => withSite((office) => measure(office, rounds)),
};
