import { request } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';

/** The name of the site in the shipped files. */
export const HOST = 'agency.example';

/** From the front cache, rendered for each request, and drawn from the roster. */
const PAGES = ['/', '/modelos', '/modelos?q=a', '/en/models?q=b', '/contato', '/sobre'];

/** A browser gives up later; nginx must have answered by then. */
const TIMEOUT_MS = 60_000;

type Answer = { status: number; body: Buffer; ms: number };

/** What visitors got while something happened. */
export type Visits = { answers: number; failed: string[]; slowestMs: number };

/** All of 127.0.0.0/8 is this machine. nginx limits each client, so each visit has another address. */
let visitsSoFar = 0;
function nextAddress(): string {
  visitsSoFar += 1;
  return `127.1.${(visitsSoFar >> 8) & 255}.${visitsSoFar & 255}`;
}

/** The site as visitors reach it: through nginx, by HTTPS with the authority that signed it. */
export class Site {
  authority: Buffer | undefined;

  /** @throws what the connection failed with */
  get(path: string, from = nextAddress()): Promise<Answer> {
    const began = performance.now();
    const options = {
      ...{ host: '127.0.0.1', path, localAddress: from, headers: { host: HOST }, agent: false },
      ...{ timeout: TIMEOUT_MS, ca: this.authority, servername: HOST },
    };
    return new Promise((resolve, reject) => {
      const sent = request(options);
      sent.on('response', (answer) => {
        answer.toArray().then((chunks) => {
          const body = Buffer.concat(chunks);
          resolve({ status: answer.statusCode ?? 0, body, ms: performance.now() - began });
        }, reject);
      });
      sent.on('timeout', () => sent.destroy(new Error(`silent for ${TIMEOUT_MS} ms`)));
      sent.on('error', reject).end();
    });
  }

  /** Visits pages, each with its style sheets and scripts, until the work is done. */
  async visitedWhile(work: () => Promise<unknown>): Promise<Visits> {
    const visits: Visits = { answers: 0, failed: [], slowestMs: 0 };
    let over = false;
    const get = async (path: string, from: string): Promise<string> => {
      visits.answers += 1;
      const answer = await this.get(path, from).catch((error: Error) => error);
      if (answer instanceof Error) {
        visits.failed.push(`${path}: ${answer.message}`);
        return '';
      }
      if (answer.status !== 200) visits.failed.push(`${path}: ${answer.status}`);
      visits.slowestMs = Math.max(visits.slowestMs, answer.ms);
      return answer.body.toString();
    };
    const visitor = async (first: number) => {
      for (let count = first; !over; count += 1) {
        const from = nextAddress();
        const page = await get(PAGES[count % PAGES.length] ?? '/', from);
        for (const file of filesOf(page)) await get(file, from);
        await pause(150);
      }
    };
    const visitors = [0, 1, 2, 3].map(visitor);
    try {
      await work();
    } finally {
      over = true;
      await Promise.all(visitors);
    }
    return visits;
  }
}

/** The style sheets and scripts of a page. */
export function filesOf(page: string): string[] {
  const found = page.matchAll(/(?:href|src)="(\/_next\/static\/[^"]+\.(?:css|js)[^"]*)"/g);
  return [...new Set([...found].map(([, file = '']) => file.replaceAll('&amp;', '&')))];
}
