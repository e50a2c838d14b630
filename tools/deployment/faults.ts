import { setTimeout as pause } from 'node:timers/promises';
import qualities from '../../lib/media/image-qualities.json' with { type: 'json' };
import widths from '../../lib/media/image-widths.json' with { type: 'json' };
import { untilServed } from './recovery.ts';
import type { Run } from './roads.ts';
import { LARGE_PHOTO } from './services.ts';

export const INSTANCES = ['vitrine@3001', 'vitrine@3002'];
/** What nginx says of the last requests that failed. */
const LAST_LINES = 'tail -n 12 /var/log/nginx/vitrine.log';

const SIGNAL = 'systemctl kill --kill-whom=main --signal';

/** How much memory an instance may take, in megabytes, also under attack: two thirds of its `MemoryMax`. */
const MAX_MEMORY_MB = 600;

/** A fault that no visitor should notice but by waiting. */
async function unnoticed(
  { machine, site, report }: Run,
  step: string,
  work: () => Promise<unknown>,
): Promise<void> {
  let seen: unknown;
  const visits = await site.visitedWhile(async () => {
    seen = await work();
  });
  report.row(step, typeof seen === 'string' ? seen : 'nothing', visits);
  report.expect(visits.failed.length === 0, `no answer fails: ${step}`);
  if (visits.failed.length > 0) report.say(await machine.sh(LAST_LINES));
}

export async function instanceFaults(run: Run): Promise<void> {
  const { machine, site, report } = run;
  await unnoticed(run, 'one instance killed (kill -9)', async () => {
    await machine.sh(`${SIGNAL}=KILL vitrine@3001`);
    await pause(15_000);
    return `${(await machine.sh('systemctl show -P NRestarts vitrine@3001')).trim()} restart`;
  });
  await machine.sh(`${SIGNAL}=STOP vitrine@3002`);
  await unnoticed(run, 'one instance hangs (SIGSTOP), first 20 s', () => pause(20_000));
  await unnoticed(run, 'the same, 20 s later', () => pause(20_000));
  await machine.sh(`${SIGNAL}=CONT vitrine@3002`);
  await pause(12_000);
  await machine.sh(`systemctl stop ${INSTANCES.join(' ')}`);
  const [page, picture] = await Promise.all(['/en/', '/en/models'].map((path) => site.get(path)));
  const said = page?.body.toString().match(/<h1[^>]*>([^<]*)/)?.[1] ?? 'no page';
  report.row('both instances stopped', `every page is ${page?.status}, "${said.trim()}"`);
  report.expect(
    page?.status === 502 && picture?.status === 502,
    'both instances stopped: 502 with a page',
  );
  await machine.sh(`systemctl start ${INSTANCES.join(' ')}`);
  const began = Date.now();
  await untilServed(run);
  report.row('both started again', `all pages after ${Math.round((Date.now() - began) / 1000)} s`);
}

export async function redisFaults(run: Run): Promise<void> {
  const { machine } = run;
  await unnoticed(run, 'Redis stopped', async () => {
    await machine.sh('systemctl stop redis-server');
    await pause(10_000);
    await machine.sh('systemctl start redis-server');
    await pause(3_000);
  });
  await unnoticed(run, 'Redis killed (kill -9)', async () => {
    await machine.sh(`${SIGNAL}=KILL redis-server`);
    await pause(8_000);
    return `Redis is ${(await machine.attempt('systemctl is-active redis-server')).output.trim()} again`;
  });
  await unnoticed(run, 'Redis full, and refusing to write', async () => {
    const [, policy = ''] = (await machine.sh('redis-cli config get maxmemory-policy')).split('\n');
    const [, most = ''] = (await machine.sh('redis-cli config get maxmemory')).split('\n');
    await machine.sh(
      'redis-cli config set maxmemory-policy noeviction; redis-cli config set maxmemory 1',
    );
    const refused = (await machine.sh('redis-cli set a b')).trim().split(' ')[0];
    await machine.sh(`systemctl restart vitrine@3001`);
    await pause(10_000);
    await machine.sh(
      `redis-cli config set maxmemory-policy ${policy}; redis-cli config set maxmemory ${most}`,
    );
    return `Redis answered ${refused}`;
  });
}

/** Fills the machine's only disk: what others may use, then what is reserved for root. */
export const FILL_DISK =
  'fallocate -l $(df --output=avail -B1 / | tail -n 1) /var/ballast; cat /dev/zero > /var/ballast.rest 2>/dev/null';
export const FREE_DISK = 'rm -f /var/ballast /var/ballast.rest';

export async function fullDisk(run: Run): Promise<void> {
  const { machine, site, report } = run;
  try {
    await unnoticed(run, 'the disk is full', async () => {
      await machine.attempt(FILL_DISK);
      const pictures = widths.slice(0, 4).map((width) => pictureAt('desktop', width));
      const got = await Promise.all(
        pictures.map((one) =>
          site.get(one).then(
            ({ status }) => `${status}`,
            (error) => error.message,
          ),
        ),
      );
      await pause(10_000);
      const used = (await machine.sh('df --output=pcent / | tail -n 1')).trim();
      const updated = await machine.attempt('deploy/update.sh .next/standalone');
      report.say(updated.output);
      report.expect(updated.status !== 0, 'an update on a full disk fails, and says so');
      return `${used} in use; pictures that nginx does not have: ${got.join(', ')}; an update ended with ${updated.status}`;
    });
  } finally {
    await machine.sh(FREE_DISK);
  }
}

function pictureAt(folder: 'desktop' | 'mobile', width: number): string {
  const url = encodeURIComponent(`/storage/${folder}/${LARGE_PHOTO.replace('desktop/', '')}`);
  return `/_next/image?url=${url}&w=${width}&q=${qualities[folder]}`;
}

/** One photo of 55 megapixels in six sizes and two formats, one after the other. */
export async function largePhoto(run: Run): Promise<void> {
  const { machine, site, report } = run;
  const ofEach = (file: string, work: (path: string) => string) =>
    Promise.all(
      INSTANCES.map((unit) =>
        machine.sh(work(`/proc/$(systemctl show -P MainPID ${unit})/${file}`)),
      ),
    );
  // Resets the peak, which would otherwise include the start of the instance.
  await ofEach('clear_refs', (path) => `echo 5 > ${path}`);
  const statuses: number[] = [];
  const visits = await site.visitedWhile(async () => {
    for (const width of widths.slice(-6)) {
      for (const accept of ['image/webp', '*/*']) {
        const { status } = await site.get(pictureAt('desktop', width), undefined, { accept });
        statuses.push(status);
      }
    }
  });
  const peaks = (await ofEach('status', (path) => `cat ${path}`)).map((status) =>
    Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024),
  );
  report.row(
    'one photo of 55 megapixels in twelve forms',
    `${statuses.join(' ')}; memory at most ${peaks.join(' and ')} MB`,
    visits,
  );
  report.expect(
    peaks.every((one) => one < MAX_MEMORY_MB),
    `less than ${MAX_MEMORY_MB} MB: ${peaks.join(' and ')} MB`,
  );
  report.expect(visits.failed.length === 0, 'no page fails meanwhile');
  if (visits.failed.length > 0) report.say(await machine.sh(LAST_LINES));
}
