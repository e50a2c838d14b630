import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_LOCALE, LOCALES, languagePrefix } from '../../../lib/i18n/locales.ts';
import { pathOf } from '../../../lib/routes/build.ts';
import type { Route } from '../../../lib/routes/route.ts';
import { type Panel, startPanel } from '../../demo-panel/start.ts';
import { type ChangedPanel, startChangedPanel } from '../../fixtures/changed-panel.ts';
import { copyProject, type ProjectCopy } from '../../fixtures/project-copy.ts';
import type { Server } from '../../fixtures/site-process.ts';
import { visit } from '../../server/visit.ts';
import { addLines, BEGUN, COMPLETED, QUESTION, textsIn } from './add-question.ts';
import { addCategory, CATEGORY } from './category.ts';
import { addLanguage, HOME, LANGUAGE, SOURCE } from './language.ts';
import { INCOMPLETE, passedTests } from './question.ts';

/** A path in the added language, whose words are those of another one. */
const own = (path: string) => path.replace(languagePrefix(SOURCE), `/${LANGUAGE}`);
const pathHere = (route: Route) => own(pathOf(SOURCE, route));

/** A copy of the project with one more language, another category and one more question. */
let copy: ProjectCopy;
let panel: Panel;
let changed: ChangedPanel;
let site: Server;
/** The file of each compiler error while only the question is incomplete. */
let incomplete: string[];

beforeAll(async () => {
  copy = copyProject();
  await addLines(copy.root, BEGUN);
  addCategory(copy);
  addLanguage(copy);
  // Without `--incremental false` the compiler misses an edit of a JSON file.
  const { output } = await copy.run('tsc', '--noEmit', '--incremental', 'false');
  incomplete = Array.from(output.matchAll(/^(\S+?)\(\d+,\d+\): error/gm), ([, file = '']) => file);
  await addLines(copy.root, [...COMPLETED, ...textsIn(LANGUAGE)]);
  await copy.build();
  panel = await startPanel({ pictures: 'plain', talents: 60 });
  changed = await startChangedPanel(panel.url, inCategory);
  site = await copy.start(changed.url);
}, 300_000);

afterAll(async () => {
  await site?.stop();
  await changed?.close();
  await panel?.close();
  copy?.remove();
});

/** Puts the first talents of the roster into the category. */
function inCategory(path: string, body: unknown): unknown {
  if (!path.startsWith('/api/talents?')) return body;
  const { data } = body as { data: { categories: object[] }[] };
  for (const talent of data.slice(0, 3)) talent.categories.push({ id: CATEGORY.id });
  return body;
}

/** The files that the numbered steps of a section name. */
function stepsIn(page: string, heading: string): string[] {
  const [, section = ''] = readFileSync(page, 'utf8').split(`## ${heading}\n`);
  const [steps = ''] = section.split('\n## ');
  return Array.from(steps.matchAll(/^(?:\d+\.| {3}).*$/gm)).flatMap(([line]) =>
    Array.from(line.matchAll(/`([\w/.{}-]+\.\w+)`/g), ([, file = '']) =>
      file.replace('{lang}', LANGUAGE),
    ),
  );
}

test('the documented steps are all that a language and a category need', () => {
  const steps = new Set([
    ...stepsIn('docs/features/languages.md', 'Add a language'),
    ...stepsIn('docs/features/roster-and-filter.md', 'Add a category'),
  ]);
  expect([...copy.changed].sort()).toEqual([...steps].sort());
  // All remaining compiler errors come from the question.
  expect([...new Set(incomplete)].sort()).toEqual(INCOMPLETE);
});

test('each language without the label of the question is a compiler error', () => {
  expect(incomplete.filter((file) => file === 'lib/i18n/messages.ts')).toHaveLength(LOCALES.length);
});

test('the documented steps for a question contain each line and file', () => {
  const page = readFileSync('docs/features/application.md', 'utf8');
  for (const { file, line } of [...BEGUN, ...COMPLETED]) {
    expect(page).toContain(line);
    expect(page).toContain(file);
  }
});

test('the question is asked and required, and its answer is in the summary and the e-mail', async () => {
  expect(await passedTests(copy)).toEqual(
    expect.arrayContaining([
      `${QUESTION} is required`,
      `${QUESTION} has its label`,
      'the summary has every answer, in the order of the form',
      `the e-mail of an application has the answer to ${QUESTION}`,
    ]),
  );
});

const languageOf = (page: string) => /<html[^>]* lang="([^"]*)"/.exec(page)?.[1];

test('every page is there in the new language, and its other languages link to it', async () => {
  const sitemap = await visit(`${site.url}/sitemap-${LANGUAGE}.xml`);
  const urls = Array.from(sitemap.body.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) => url);
  const models = pathHere({ page: 'roster', view: 'models' });
  const profiles = urls.filter((url) => new RegExp(`${models}/\\d+/`).test(url));
  const shown = urls.filter((url) => !profiles.includes(url) && !url.includes('/storage/'));
  expect(shown.length).toBeGreaterThan(20);
  for (const url of [...shown, ...profiles.slice(0, 2)]) {
    const { status, body } = await visit(url);
    expect([url, status, languageOf(body)]).toEqual([url, 200, LANGUAGE]);
    expect(body).toContain(`<link rel="alternate" hrefLang="${LANGUAGE}" href="${url}"/>`);
  }
  expect((await visit(site.url)).body).toContain(`hrefLang="${LANGUAGE}" href="${urls[0]}"`);
});

test('so are its other answers, in its own words', async () => {
  const home = await visit(`${site.url}/${LANGUAGE}`);
  expect(home.body).toContain(HOME);
  const models = pathHere({ page: 'roster', view: 'models' });
  const [profile = ''] = new RegExp(`${models}/\\d+/[a-z-]+`).exec(home.body) ?? [];
  const posts = pathHere({ page: 'blog' });
  const blog = await visit(site.url + posts);
  const [post = ''] = new RegExp(`${posts}/\\d+/[a-z0-9-]+`).exec(blog.body) ?? [];
  for (const path of [post, `${pathHere({ page: 'favorites' })}/offline`]) {
    const { status, body } = await visit(site.url + path);
    expect([path, status, languageOf(body)]).toEqual([path, 200, LANGUAGE]);
  }
  expect((await visit(`${site.url + profile}/composite.pdf`)).status).toBe(200);
  const missing = await visit(`${site.url}/${LANGUAGE}/nope`);
  expect([missing.status, languageOf(missing.body)]).toEqual([404, LANGUAGE]);
});

test('a panel that does not speak it is asked in Portuguese, and the text says so', async () => {
  const { body } = await visit(site.url + pathHere({ page: 'about' }));
  expect(body).toContain('<div lang="pt" class="prose">');
  const asked = panel.log.map(({ path }) => path);
  expect(asked).toContain('/api/entities/about?language=pt');
  expect(asked.filter((path) => path.includes(`=${LANGUAGE}`))).toEqual([]);
});

test('the new category has a list, a tab and a title in every language', async () => {
  const path = CATEGORY.pathIn(DEFAULT_LOCALE);
  const { status, body } = await visit(site.url + path);
  expect([status, body.match(/<article/g)?.length]).toEqual([200, 3]);
  expect(body).toMatch(new RegExp(`<h1[^>]*>.*${CATEGORY.title}`));
  for (const other of [...LOCALES.map(CATEGORY.pathIn), own(CATEGORY.pathIn(SOURCE))]) {
    expect([other, (await visit(site.url + other)).status]).toEqual([other, 200]);
  }
  const all = pathOf(DEFAULT_LOCALE, { page: 'roster', view: 'models' });
  expect((await visit(site.url + all)).body).toContain(`href="${path}"`);
});
