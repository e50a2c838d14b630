import { request } from 'node:http';
import { formOf, smallApplication } from '../../../tests/fixtures/application.ts';
import type { Site } from '../../../tests/fixtures/site-process.ts';
import { EXACT, type Figure, type Row, TIMED } from '../row.ts';
import { pause } from '../tools/processes.ts';
import { warm, withSite } from '../tools/site.ts';

const LIMIT_MS = 90_000;
const UPLOAD_MS = 6_000;

type Asked = { at: number; whole: boolean; begun: boolean };

/**
 * Sends one request on its own connection; tells whether a response came, and whether it was
 * complete.
 */
function ask(url: string): Promise<Asked> {
  const at = performance.now();
  return new Promise((resolve) => {
    let begun = false;
    const done = (whole: boolean) => resolve({ at, whole, begun });
    request(url, { agent: false }, (answer) => {
      begun = true;
      answer.resume();
      answer.on('close', () => done(answer.complete));
    })
      .on('error', () => done(false))
      .end();
  });
}

/** Posts an application whose second half comes late; gives the status, or 0 without a response. */
async function slowUpload(site: Site): Promise<number> {
  const form = new Response(formOf(await smallApplication()));
  const body = Buffer.from(await form.arrayBuffer());
  const headers = {
    accept: 'application/json',
    origin: site.url,
    'content-type': form.headers.get('content-type') ?? '',
    'content-length': body.length,
  };
  return new Promise((resolve) => {
    const options = { method: 'POST', headers, agent: false } as const;
    const post = request(`${site.url}/api/get-scouted`, options, (answer) => {
      answer.resume();
      answer.on('close', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0));
    });
    post.on('error', () => resolve(0));
    post.write(body.subarray(0, body.length / 2));
    setTimeout(() => post.end(body.subarray(body.length / 2)), UPLOAD_MS);
  });
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Milliseconds until the process has exited; null when it exceeds the limit. */
async function untilGone(pid: number): Promise<number | null> {
  const start = performance.now();
  while (performance.now() - start < LIMIT_MS) {
    if (!isRunning(pid)) return performance.now() - start;
    await pause(20);
  }
  return null;
}

function exitFigure(name: string, ms: number | null, most: number): Figure {
  const note = ms === null ? 'never' : undefined;
  const value = ms === null ? null : ms / 1000;
  return { name, value, unit: 's', target: { most }, note, noise: TIMED };
}

function underLoad(): Promise<Figure[]> {
  return withSite(async ({ site }) => {
    await warm(`${site.url}/modelos`);
    const paths = ['/modelos', '/modelos?letter=a'];
    const asked: Asked[] = [];
    let ended = false;
    const visitors = Array.from({ length: 16 }, async (_, index) => {
      while (!ended) asked.push(await ask(site.url + paths[index % 2]));
    });
    await pause(1_500);
    const signal = performance.now();
    process.kill(site.pid, 'SIGTERM');
    const gone = await untilGone(site.pid);
    ended = true;
    await Promise.all(visitors);
    // A request after the signal may be refused, but not answered partially.
    const cut = asked.filter(({ at, whole, begun }) => !whole && (begun || at < signal));
    return [
      {
        name: 'answers that were cut',
        value: cut.length,
        unit: '',
        target: { most: 0 },
        note: `${cut.filter(({ begun }) => begun).length} of them half answered`,
        noise: EXACT,
      },
      exitFigure('exit under load', gone, 10),
    ];
  });
}

function withUpload(): Promise<Figure[]> {
  return withSite(async ({ site }) => {
    await warm(`${site.url}/seja-um-modelo`);
    const upload = slowUpload(site);
    await pause(1_500);
    process.kill(site.pid, 'SIGTERM');
    const [gone, status] = await Promise.all([untilGone(site.pid), upload]);
    const value = status === 200 ? 0 : 1;
    const note = status ? `answered ${status}` : 'no answer';
    return [
      { name: 'uploads that were cut', value, unit: '', target: { most: 0 }, note, noise: EXACT },
      exitFigure('exit with an upload under way', gone, 60),
    ];
  });
}

export const ending: Row = {
  number: 18,
  title: 'SIGTERM under load',
  how:
    '16 visitors without a pause, each request on a connection of its own; what was sent before the ' +
    'signal has to be answered whole, what comes after it may be refused. In the second part an ' +
    'upload is half sent when the signal comes, and its rest follows 4.5 s later.',
  measure: async () => [...(await underLoad()), ...(await withUpload())],
};
