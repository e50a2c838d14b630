import { startNginx } from '../../../tests/fixtures/nginx.ts';
import { type RedisServer, startRedisServer } from '../../../tests/fixtures/redis-server.ts';
import { startSite } from '../../../tests/fixtures/site-process.ts';
import { type Figure, type Row, TIMED } from '../row.ts';
import { firstName, startEditor } from '../tools/editor.ts';
import { pause } from '../tools/processes.ts';
import { warm, withSite } from '../tools/site.ts';
import { msUntil, visit } from '../tools/visits.ts';

const SECRET = 'a secret that only the bench knows';
const REVALIDATION_S = 300;
const SLOW_MS = 900;

const seconds = (ms: number | null) =>
  ms === null ? { value: null, note: 'not within ten minutes' } : { value: ms / 1000 };

/** Two instances with one Redis, the second behind nginx, and an edit that can be made. */
async function withInstances<Result>(
  work: (office: {
    urls: readonly [string, string];
    redis: RedisServer;
    makeEdit(): void;
    shows(url: string): Promise<boolean>;
  }) => Promise<Result>,
): Promise<Result> {
  return withSite(async ({ panel, site: { url } }) => {
    const name = await firstName(url);
    const editor = await startEditor(panel.url);
    const redis = await startRedisServer();
    const variables = {
      SITE_URL: 'http://site.test',
      ...{ REVALIDATE_SECRET: SECRET, REDIS_URL: redis.url, TRUSTED_PROXY_HOPS: '1' },
    };
    const first = await startSite(editor.url, variables);
    const second = await startSite(editor.url, variables);
    const nginx = await startNginx([second.url]);
    try {
      const urls = [first.url, nginx.url] as const;
      for (const one of urls) await warm(`${one}/modelos`);
      // Like a slow panel; the first visits were for the tokens and the caches.
      panel.fail({ kind: 'slow', ms: SLOW_MS });
      return await work({
        urls,
        redis,
        makeEdit: () => editor.edit(name, `${name} Nova`),
        shows: async (one) => (await visit(`${one}/modelos`)).body.includes(`${name} Nova`),
      });
    } finally {
      await nginx.stop();
      await first.stop();
      await second.stop();
      await redis.stop();
      editor.close();
    }
  });
}

const SEEN = { unit: 's', target: { most: 5 }, noise: TIMED } as const;

async function sendWebhook(url: string): Promise<{ status: number; shared: boolean }> {
  const answer = await fetch(`${url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}` },
    body: JSON.stringify({ tags: ['talents'] }),
  });
  const { shared } = await answer.json();
  return { status: answer.status, shared };
}

function withWebhook(): Promise<Figure> {
  return withInstances(async ({ urls, makeEdit, shows }) => {
    const common = { name: 'everywhere after the webhook', ...SEEN };
    makeEdit();
    const start = performance.now();
    const { status } = await sendWebhook(urls[0]);
    const answered = (performance.now() - start) / 1000;
    if (status !== 200) return { ...common, value: null, note: `the webhook answered ${status}` };
    const seen = await Promise.all(urls.map((url) => msUntil(30_000, () => shows(url))));
    if (seen.includes(null)) return { ...common, value: null, note: 'not within 30 s' };
    const note = `the webhook itself ${answered.toFixed(1)} s`;
    return { ...common, value: answered + Math.max(...seen.map(Number)) / 1000, note };
  });
}

/** The instance behind nginx receives the invalidation once Redis is back. */
function whileRedisIsAway(): Promise<Figure> {
  return withInstances(async ({ urls, redis, makeEdit, shows }) => {
    const common = { name: 'everywhere once Redis is back, webhook while it was away', ...SEEN };
    await redis.kill();
    makeEdit();
    const { status, shared } = await sendWebhook(urls[0]);
    if (status !== 200 || shared) {
      return { ...common, value: null, note: `the webhook answered ${status}, shared: ${shared}` };
    }
    await redis.restart();
    const seen = await Promise.all(urls.map((url) => msUntil(30_000, () => shows(url))));
    if (seen.includes(null)) return { ...common, value: null, note: 'not within 30 s' };
    return { ...common, value: Math.max(...seen.map(Number)) / 1000 };
  });
}

function withoutWebhook(): Promise<Figure[]> {
  return withInstances(async ({ urls: [visited, alone], makeEdit, shows }) => {
    makeEdit();
    const limit = REVALIDATION_S * 1000;
    const start = performance.now();
    const everySecond = msUntil(2 * limit, () => shows(visited));
    // No one visits until the page is stale; the first visitor should then see the edit.
    await pause((REVALIDATION_S + 3) * 1000);
    const firstVisitor = await msUntil(limit, () => shows(alone));
    const waited = firstVisitor === null ? null : performance.now() - start;
    const common = { unit: 's', target: { most: REVALIDATION_S + 5 }, noise: TIMED } as const;
    return [
      { name: 'visited every second', ...seconds(await everySecond), ...common },
      { name: 'not visited until it is stale, behind nginx', ...seconds(waited), ...common },
    ];
  });
}

export const edit: Row = {
  number: 12,
  title: 'From an edit at the panel until it is visible',
  how:
    'Two instances with one Redis, one of them behind nginx as it is shipped; a talent is renamed on the way from ' +
    'the stand-in, whose answers take 0.9 s, the webhook is sent to the other instance, and the list is requested each second: at one instance from the start, at the ' +
    'other from 303 s on. A short run leaves out what takes five minutes.',
  async measure({ quick }) {
    const notified = [await withWebhook(), await whileRedisIsAway()];
    return quick ? notified : [...notified, ...(await withoutWebhook())];
  },
};
