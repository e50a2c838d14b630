import { fileOf, formOf, SLOTS, smallApplication } from '../../../tests/fixtures/application.ts';
import { MEMORY_LIMIT, sendLargeApplications } from '../../../tests/fixtures/large-applications.ts';
import { EXACT, type Figure, type Row, TIMED } from '../row.ts';
import { hostileImages } from '../tools/hostile-images.ts';
import { watchMemory } from '../tools/processes.ts';
import { freshKey, withSite } from '../tools/site.ts';
import { forEach } from '../tools/visits.ts';

const POSTS = 60;
const MB = 1024 * 1024;

async function upload(siteUrl: string, image: Buffer, visitor: number): Promise<number> {
  const images = Object.fromEntries(SLOTS.map((slot) => [slot, fileOf(image)]));
  const answer = await fetch(`${siteUrl}/api/get-scouted`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      origin: siteUrl,
      'idempotency-key': freshKey(),
      'x-forwarded-for': `198.51.100.${visitor}`,
    },
    body: formOf({ ...(await smallApplication()), ...images }),
  }).catch(() => null);
  await answer?.arrayBuffer().catch(() => null);
  return answer?.status ?? 0;
}

export const hostileUploads: Row = {
  number: 16,
  title: 'Sixty hostile uploads, and thirty honest ones of 40 MB',
  how:
    'Applications with four such pictures each, six at a time, every one from another client: ' +
    'progressive JPEGs of 62 megapixels, PNGs of 900, zeros, halves, a GIF of the largest screen, a ' +
    'drawing with a script. Memory is the resident set of the server, read every 50 ms. Then, at another ' +
    'server, thirty right applications of 40 MB at once; the photos wait on disk.',
  measure: async () => [...(await hostile()), ...(await honest())],
};

const none = { unit: '', target: { most: 0 }, noise: EXACT } as const;

const kindsOf = (statuses: readonly number[]) =>
  `answers: ${[...new Set(statuses)].sort().join(', ')}`;

function hostile(): Promise<Figure[]> {
  return withSite(
    async ({ panel, site }) => {
      await fetch(`${site.url}/seja-um-modelo`);
      const images = Object.values(await hostileImages());
      const peak = watchMemory(site.pid);
      const statuses: number[] = [];
      const visitors = Array.from({ length: POSTS }, (_, index) => index);
      await forEach(visitors, 6, async (visitor) => {
        const image = images[visitor % images.length] ?? Buffer.alloc(0);
        statuses.push(await upload(site.url, image, visitor));
      });
      const accepted = statuses.filter((status) => status === 200).length;
      return [
        {
          name: 'memory at the peak',
          value: peak(),
          unit: 'bytes',
          target: { most: 500 * MB },
          noise: TIMED,
        },
        { name: 'accepted', value: accepted, note: kindsOf(statuses), ...none },
        { name: 'forwarded', value: panel.entries().length, ...none },
      ];
    },
    { variables: { TRUSTED_PROXY_HOPS: '1' } },
  );
}

function honest(): Promise<Figure[]> {
  return withSite(
    async ({ panel, site }) => {
      await fetch(`${site.url}/seja-um-modelo`);
      const peak = watchMemory(site.pid);
      const statuses = await sendLargeApplications(site.url, 30);
      const alive = await fetch(`${site.url}/api/health`).catch(() => null);
      const unanswered = statuses.filter((status) => status === 0).length;
      const accepted = statuses.filter((status) => status === 200).length;
      return [
        { name: 'of 40 MB: not answered', value: unanswered, note: kindsOf(statuses), ...none },
        { name: 'of 40 MB: instances that died', value: alive ? 0 : 1, ...none },
        {
          name: 'of 40 MB: confirmed, but not at the agency',
          value: accepted - panel.entries().length,
          note: `${accepted} of 30 sent`,
          ...none,
        },
        {
          name: 'of 40 MB: memory at the peak',
          value: alive ? peak() : null,
          unit: 'bytes',
          target: { most: MEMORY_LIMIT },
          noise: TIMED,
        },
      ];
    },
    { variables: { TRUSTED_PROXY_HOPS: '1' } },
  );
}
