import { expect, onTestFinished, test } from 'vitest';
import { startPanel } from '../demo-panel/start.ts';
import { startChangedPanel } from '../fixtures/changed-panel.ts';
import { callsTo } from '../fixtures/panel-client.ts';
import { loadedBefore, startSite } from '../fixtures/site-process.ts';
import { headingOf, visit } from '../server/visit.ts';

/** The time of each read. Two in a row, with the page's own work, exceed its time limit. */
const SLOW_MS = 900;

async function cheapPanel() {
  const panel = await startPanel({ talents: 60, pictures: 'plain' });
  onTestFinished(() => panel.close());
  return panel;
}

/** A site whose clock a signal advances by five minutes and a second, and a panel to edit. */
async function agingSite() {
  const panel = await cheapPanel();
  const edited = await startChangedPanel(panel.url);
  onTestFinished(() => edited.close());
  const site = await startSite(edited.url, loadedBefore('site-clock.mjs'));
  onTestFinished(() => site.stop());
  return {
    edit: edited.edit,
    // The address of a profile contains its name.
    see: async (path: string) => (await visit(site.url + path, { redirect: 'follow' })).body,
    /** Advances the clock, and waits until the site has noticed. */
    async later() {
      const before = callsTo(panel, '/api/entities/privacy');
      process.kill(site.pid, 'SIGUSR2');
      const readAgain = () =>
        visit(`${site.url}/privacidade`).then(() => callsTo(panel, '/api/entities/privacy'));
      await expect.poll(readAgain).toBeGreaterThan(before);
    },
  };
}

test('an edit is seen within 305 s by the next visitor of a page, however few visit it', async () => {
  const { edit, see, later } = await agingSite();
  const list = await see('/modelos');
  const [, profile = ''] = /href="(\/modelos\/\d+\/[a-z-]+)"/.exec(list) ?? [];
  const titleOf = async (path: string) => headingOf(await see(path));
  const [name, title] = [await titleOf(profile), await titleOf('/sobre')];
  expect([name, title]).not.toContain('');
  const pages = [
    ['/modelos', 'Zuleica Nova'],
    [profile, 'Zuleica Nova'],
    ['/sobre', 'Edited just now'],
  ] as const;
  await see('/privacidade');
  edit('/api/talent', name, 'Zuleica Nova');
  edit('/api/entities/about', title, 'Edited just now');
  for (const [path, text] of pages) expect(await see(path), 'cached').not.toContain(text);
  await later();
  for (const [path, text] of pages) expect(await see(path), path).toContain(text);
});

test('a cold page of several reads is served although each of them takes 0.9 s', async () => {
  const panel = await cheapPanel();
  const site = await startSite(panel.url);
  onTestFinished(() => site.stop());
  await expect
    .poll(() => callsTo(panel, '/api/signin') + callsTo(panel, '/api/login'), {
      message: 'signed in',
    })
    .toBe(2);
  panel.fail({ kind: 'slow', ms: SLOW_MS });
  const [home, blog, scouting] = await Promise.all(
    ['/', '/blog', '/seja-um-modelo'].map((path) => visit(site.url + path)),
  );
  expect([home?.status, blog?.status, scouting?.status]).toEqual([200, 200, 200]);
  expect(callsTo(panel, '/api/slides'), 'of several reads').toBe(2);
  const letter = await visit(`${site.url}/modelos?letter=a`);
  expect(letter.status).toBe(200);
});
