import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { pathOf, profileRoute } from '@/lib/routes/build';
import { slugOf } from '@/lib/routes/slug';
import { talentId } from '../demo-panel/seed/talent.ts';
import { type Panel, startPanel } from '../demo-panel/start.ts';
import { type ChangedPanel, startChangedPanel } from '../fixtures/changed-panel.ts';
import {
  BODY_VALUES,
  MINORS,
  PERSON_IDS,
  PERSON_NAMES,
  type Person,
  withBodies,
} from '../fixtures/minors.ts';
import { type Site, startSite, untilWarm } from '../fixtures/site-process.ts';
import { visit } from '../server/visit.ts';

const MINOR_IDS = MINORS.map((person) => PERSON_IDS[person]);
/** As a page, and as the data that Next's router fetches, after a redirect. */
const ANSWERS: Record<string, string>[] = [{}, { rsc: '1' }];

let panel: Panel;
let changed: ChangedPanel;
let site: Site;

beforeAll(async () => {
  panel = await startPanel({ talents: 24, pictures: 'plain' });
  changed = await startChangedPanel(panel.url, withBodies);
  site = await startSite(changed.url);
  await untilWarm(site, '/api/ready', '/modelos');
});

afterAll(async () => {
  await site.stop();
  await changed.close();
  await panel.close();
});

const profileOf = (locale: Locale, person: Person) =>
  pathOf(locale, profileRoute({ id: PERSON_IDS[person], name: PERSON_NAMES[person] }));

/** The text of a PDF, without its compression. */
async function textOfPdf(url: string, init?: RequestInit): Promise<string> {
  const answer = await fetch(url, init);
  expect([url, answer.status]).toEqual([url, 200]);
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-pdf-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'a.pdf');
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  const outputOf = (program: string, ...args: string[]) =>
    execFileSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return outputOf('pdftotext', '-layout', file, '-') + outputOf('pdfinfo', '-struct-text', file);
}

/** Every address that shows one talent or a selection of these people, in a language. */
function addressesOf(locale: Locale, people: readonly Person[]) {
  const ids = people.map((person) => PERSON_IDS[person]).join();
  const favorites = pathOf(locale, { page: 'favorites' });
  const profiles = people.flatMap((person) => {
    const profile = profileOf(locale, person);
    return [profile, `${profile}?tab=video`];
  });
  return {
    /** The cards, which show no body of anyone. */
    bodiless: [`${favorites}?ids=${ids}`],
    pages: [...profiles, `${favorites}?ids=${ids}&view=compare`],
    pdfs: [
      ...people.map((person) => `${profileOf(locale, person)}/composite.pdf`),
      `${favorites}/casting.pdf?ids=${ids}`,
    ],
  };
}

/** A selection as a page of the site posts it. */
const posted = (ids: readonly number[]): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', origin: site.url },
  body: JSON.stringify({ talents: ids.map((id) => ({ id, note: 'x' })) }),
});

test('no answer about minors contains their body', async () => {
  const { bodiless, pages, pdfs } = addressesOf('en', MINORS);
  const child = LOCALES.map((locale) => profileOf(locale, 'child'));
  for (const address of [...bodiless, ...pages, ...child]) {
    for (const headers of ANSWERS) {
      const { status, body } = await visit(site.url + address, { headers, redirect: 'follow' });
      expect([address, status, BODY_VALUES.exec(body)?.[0]]).toEqual([address, 200, undefined]);
    }
  }
  for (const address of pdfs) {
    const text = await textOfPdf(site.url + address);
    expect([address, BODY_VALUES.exec(text)?.[0]]).toEqual([address, undefined]);
  }
  const sheet = `${site.url}${pathOf('en', { page: 'favorites' })}/casting.pdf`;
  expect(BODY_VALUES.exec(await textOfPdf(sheet, posted(MINOR_IDS)))).toBeNull();
});

test('the same answers about adults contain theirs', async () => {
  for (const person of ['adult', 'unknown'] as const) {
    const { pages, pdfs } = addressesOf('pt', [person, 'child']);
    for (const address of pages.filter((one) => !one.includes(slugOf(PERSON_NAMES.child)))) {
      const { body } = await visit(site.url + address);
      expect([address, BODY_VALUES.test(body)]).toEqual([address, true]);
    }
    for (const address of pdfs.filter((one) => !one.includes(slugOf(PERSON_NAMES.child)))) {
      const text = await textOfPdf(site.url + address);
      expect([address, BODY_VALUES.test(text)]).toEqual([address, true]);
    }
  }
});

test('a casting sends the body of no one', async () => {
  const sender = { name: 'Casa Ouro', phone: '(11) 99876-5432', email: 'a@ouro.example' };
  const talents = [...MINOR_IDS, talentId(12)].map((id) => ({ id }));
  const body = JSON.stringify({ ...sender, website: '', filling_ms: 9_000, talents });
  expect((await visit(`${site.url}/api/favorites`, { ...posted([]), body })).status).toBe(200);
  const [sent] = panel.entries().flatMap(({ fields }) => fields.talents as object[]);
  expect(Object.keys(sent ?? {})).toEqual(['id', 'name', 'url']);
  expect(BODY_VALUES.exec(JSON.stringify(panel.entries()))).toBeNull();
});
