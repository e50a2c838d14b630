import { Agent, request } from 'node:http';
import { startNginx } from '../../../tests/fixtures/nginx.ts';
import { type Row, TIMED } from '../row.ts';
import { warm, withSite } from '../tools/site.ts';
import { median } from '../tools/throughput.ts';
import { during } from '../tools/visits.ts';

const AT_ONCE = 8;

/** Requests one picture as a separate client for nginx. Throws unless it answers 200. */
function fetchPicture(agent: Agent, url: string, client: number): Promise<void> {
  const address = `10.${(client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}`;
  const headers = { accept: 'image/webp', 'x-forwarded-for': address };
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answers ${answer.statusCode}`));
      answer.on('end', resolve).on('error', reject).resume();
    });
    asked.on('error', reject).end();
  });
}

/** Pictures per second for eight concurrent clients, and the wait for each in milliseconds. */
async function load(origin: string, paths: readonly string[], ms: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const times: number[] = [];
  let next = 0;
  await during(ms, AT_ONCE, async () => {
    next += 1;
    const start = performance.now();
    await fetchPicture(agent, origin + paths[next % paths.length], next);
    times.push(performance.now() - start);
  });
  agent.destroy();
  const slowest = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)];
  return { rate: times.length / (ms / 1000), slowest: slowest ?? Number.NaN };
}

export const picturesBehindNginx: Row = {
  number: 23,
  title: 'Drawn pictures behind nginx',
  how:
    'The pictures of the list in one width, drawn before, eight at once: through the configuration ' +
    'that is shipped, and from the server itself, in turn.',
  measure: ({ quick, rounds }) =>
    withSite(
      async ({ site }) => {
        const html = await (await fetch(`${site.url}/modelos`)).text();
        const found = html.match(/\/_next\/image\?url=[^"& ]+&amp;w=640&amp;q=75/g) ?? [];
        const paths = [...new Set(found.map((path) => path.replaceAll('&amp;', '&')))];
        // The stand-in draws its originals on the first request.
        for (const path of paths) await warm(site.url + path);
        const nginx = await startNginx([site.url], { behindCdn: true });
        try {
          const ms = quick ? 1_000 : 5_000;
          const all = { proxied: nginx.url, direct: site.url };
          for (const origin of Object.values(all)) await load(origin, paths, ms);
          const rates = { proxied: [] as number[], direct: [] as number[] };
          const slowest: number[] = [];
          for (let round = 0; round < Math.max(rounds, 3); round += 1) {
            const { rate: direct } = await load(all.direct, paths, ms);
            const proxied = await load(all.proxied, paths, ms);
            rates.direct.push(direct);
            rates.proxied.push(proxied.rate);
            slowest.push(proxied.slowest);
          }
          const [behind, before] = [median(rates.proxied), median(rates.direct)];
          return [
            {
              name: 'beside the server itself',
              value: behind / before,
              unit: '×',
              target: { least: 0.8 },
              reference: `${Math.round(before)}/s`,
              note: `${Math.round(behind)}/s, ${paths.length} pictures`,
              noise: TIMED,
            },
            {
              name: 'the slowest of twenty',
              value: median(slowest),
              unit: 'ms',
              target: { most: 100 },
              noise: TIMED,
            },
          ];
        } finally {
          await nginx.stop();
        }
      },
      { variables: { TRUSTED_PROXY_HOPS: '1' } },
    ),
};
