import { expect, test } from 'vitest';
import { startPanel } from '../demo-panel/start.ts';
import { editedPanel } from '../fixtures/edited-panel.ts';
import { startServer } from '../fixtures/scripted-server.ts';
import { startSite } from '../fixtures/site-process.ts';
import { headingOf, visit } from '../server/visit.ts';

const KEY = 'key-of-this-test';
const SECRET = 'a secret that only the panel knows';

/** The submissions to search engines, one list each. */
type Submission = { host: string; key: string; keyLocation: string; urlList: string[] };

test('changes are submitted to search engines, with a key that they can read', {
  timeout: 120_000,
}, async () => {
  const panel = await startPanel({ talents: 60, pictures: 'plain' });
  const edited = await editedPanel(panel.url);
  const engine = await startServer((_request, response) => response.writeHead(202).end());
  const site = await startSite(edited.url, {
    INDEXNOW_KEY: KEY,
    INDEXNOW_URL: `${engine.url}/indexnow`,
    REVALIDATE_SECRET: SECRET,
  });
  const revalidate = (...tags: string[]) =>
    visit(`${site.url}/api/revalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRET}` },
      body: JSON.stringify({ tags }),
    });
  const submissions = (): Submission[] => engine.received.map(({ body }) => JSON.parse(body));
  try {
    const { body } = await visit(`${site.url}/modelos`);
    const [, path = '', id = ''] = /href="(\/modelos\/(\d+)\/[a-z-]+)"/.exec(body) ?? [];
    const { body: profile } = await visit(site.url + path);
    const name = headingOf(profile);

    // Failing pages count as unchanged, so the next submission is the first.
    panel.fail({ kind: 'status', status: 500, route: '/api/slides' });
    await visit(site.url);
    expect((await revalidate('slides')).status).toBe(503);
    panel.clearFaults();

    edited.edit('/api/talent', name, 'Zuleica Nova');
    expect((await revalidate('talents')).status).toBe(200);
    await expect.poll(submissions).toHaveLength(1);
    const [{ urlList = [], ...others } = {}] = submissions();
    const { host } = new URL(site.url);
    expect(others).toEqual({ host, key: KEY, keyLocation: `${site.url}/indexnow.txt` });
    expect((await visit(`${site.url}/indexnow.txt`)).body).toBe(KEY);
    expect(urlList).toEqual(expect.arrayContaining([`${site.url}/`, `${site.url}/en/models`]));
    expect(urlList.filter((url) => /\/\d+\/[a-z-]+$/.test(url))).toEqual([
      `${site.url}/modelos/${id}/zuleica-nova`,
      `${site.url}/en/models/${id}/zuleica-nova`,
      `${site.url}/es/modelos/${id}/zuleica-nova`,
    ]);
    for (const url of urlList) {
      // The home page is rendered again a few seconds after its services failed.
      await expect.poll(() => visit(url).then(({ status }) => status), { message: url }).toBe(200);
    }
  } finally {
    await site.stop();
    await edited.close();
    await panel.close();
  }
});
