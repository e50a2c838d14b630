import { startNginx } from '../../../tests/fixtures/nginx.ts';
import { startSite } from '../../../tests/fixtures/site-process.ts';
import { EXACT, type Figure, type Row } from '../row.ts';
import { pause } from '../tools/processes.ts';
import { warm, withSite } from '../tools/site.ts';
import { visit } from '../tools/visits.ts';
import { PAGE_TYPES, pagePaths } from '../weight/page-types.ts';

const PICTURE = (place: number) =>
  `/_next/image?url=%2Fstorage%2Fdesktop%2Ffailing-${place}.jpg&w=640&q=75`;
const PER_SECOND = 3;

/** Pages that fail while pictures do; `next` gives the picture to request before each. */
async function failedPages(
  url: string,
  paths: readonly string[],
  { visits, next }: { visits: number; next: (place: number) => string },
): Promise<Figure['value']> {
  let failed = 0;
  for (let place = 0; place < visits; place += 1) {
    const picture = await visit(url + next(place));
    if (picture.status < 500) throw new Error(`the picture answers ${picture.status}`);
    const { status } = await visit(url + paths[place % paths.length]);
    if (status !== 200) failed += 1;
    await pause(1_000 / PER_SECOND);
  }
  return failed;
}

export const failingPictures: Row = {
  number: 22,
  title: 'Pictures that fail behind nginx',
  how:
    'Two servers behind the configuration that is shipped. The storage answers 500 to all pictures. ' +
    'Three times a second a picture is requested, the same one or another one each time, and then a page.',
  measure: ({ quick }) =>
    withSite(
      async ({ panel, site }) => {
        const other = await startSite(panel.url, { TRUSTED_PROXY_HOPS: '1' });
        const nginx = await startNginx([site.url, other.url]);
        try {
          const all = await pagePaths(site.url);
          const paths = PAGE_TYPES.map((type) => all[type]);
          for (const path of paths) await warm(nginx.url + path);
          panel.fail({ kind: 'status', status: 500, route: '/storage/' });
          const visits = quick ? 12 : 60;
          const common = { unit: '', target: { most: 0 }, noise: EXACT } as const;
          const one = await failedPages(nginx.url, paths, { visits, next: () => PICTURE(0) });
          const every = await failedPages(nginx.url, paths, { visits, next: PICTURE });
          return [
            { name: 'failed pages, one picture failing', value: one, ...common },
            { name: 'failed pages, all pictures failing', value: every, ...common },
          ];
        } finally {
          await nginx.stop();
          await other.stop();
        }
      },
      { variables: { TRUSTED_PROXY_HOPS: '1' } },
    ),
};
