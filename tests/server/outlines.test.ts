import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIXED_DAY } from '../demo-panel/seed/talent.ts';
import { type Panel, startPanel } from '../demo-panel/start.ts';
import { type Change, type ChangedPanel, startChangedPanel } from '../fixtures/changed-panel.ts';
import { htmlFaults } from '../fixtures/html-faults.ts';
import { loadedBefore, type Site, startSite, untilWarm } from '../fixtures/site-process.ts';
import { outlineOf } from './page-outline.ts';
import { visit } from './visit.ts';

/** Every kind of page, by the name of its approved outline; the languages take turns. */
const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  'list-models': '/en/models',
  'list-women': '/es/modelos/mujeres',
  'list-men': '/modelos/homens',
  'list-new-faces': '/en/models/new_faces',
  'list-curvy': '/es/modelos/curvy',
  'list-teen': '/modelos/teen',
  'list-senior': '/en/models/senior',
  'list-actors': '/es/modelos/actores',
  'list-international': '/modelos/internacional',
  'list-talents': '/en/talents',
  'list-creative': '/es/talentos/creativos',
  'list-kids': '/talentos/criancas',
  'list-page-2': '/en/models?page=2',
  'list-letter': '/es/modelos?letter=a',
  'list-category': '/modelos/mulheres?category=curvy',
  'list-filtered': '/en/models/women?hair=Black&eyes=Green&height=165-180&age=18-40',
  'list-sorted': '/es/modelos/hombres?sort=height',
  'list-searched': '/modelos?q=ana&unread=amanhã',
  'list-empty': '/en/models/men?q=zzzz',
  'profile-adult': '/es/modelos/1222/mirela-gutierrez',
  'profile-minor': '/modelos/1225/samuel-toledo',
  'profile-bare': '/en/models/1243/harumi-saito',
  'profile-videos': '/es/modelos/1222/mirela-gutierrez?tab=video',
  blog: '/blog',
  'blog-page-2': '/en/blog?page=2',
  post: '/es/blog/409/como-ler-um-briefing-de-casting-sem-se-perder',
  about: '/sobre',
  contact: '/en/contact',
  scouting: '/es/ser-modelo',
  favorites: '/favoritos',
  'selection-shared': '/en/favorites?ids=1222,1225,1208',
  'selection-compared': '/es/favoritos?ids=1222,1225,1208&view=compare',
  privacy: '/privacidade',
  verify: '/en/verify',
  'not-found': '/es/nada-aqui',
  'not-found-profile': '/modelos/999999/ana',
  outage: '/en/models/1229/giacomo-saavedra',
};
/** The pages whose header and footer are written out; the outlines of others have differences. */
const FRAMES = { pt: '/privacidade', en: '/en/privacy', es: '/es/privacidad' };

const OUTLINES = path.join(import.meta.dirname, 'outlines');
const approved = (name: string) => path.join(OUTLINES, `${name}.txt`);

const BARE_ID = 1243;
/** Of one talent the back office has nothing but the name. */
const withBareTalent: Change = (_path, body) =>
  JSON.parse(JSON.stringify(body), (_key, value) =>
    Number(value?.id) === BARE_ID && 'cover' in value ? { id: value.id, name: value.name } : value,
  );

let panel: Panel;
let changed: ChangedPanel;
let site: Site;
const frames = new Map<string, readonly string[]>();

beforeAll(async () => {
  panel = await startPanel({ pictures: 'plain', today: FIXED_DAY });
  changed = await startChangedPanel(panel.url, withBareTalent);
  site = await startSite(changed.url, {
    SITE_URL: 'https://vitrine.example',
    ...loadedBefore('fixed-day.mjs'),
  });
  await untilWarm(site, ...Object.values(FRAMES));
  for (const [locale, at] of Object.entries(FRAMES)) {
    const { body } = await visit(site.url + at);
    frames.set(locale, outlineOf(body).frame);
  }
});
afterAll(async () => {
  await site.stop();
  await changed.close();
  await panel.close();
});

test.each(Object.entries(FRAMES))('the header and footer in %s', async (locale) => {
  const frame = frames.get(locale)?.join('\n');
  await expect(`${frame}\n`).toMatchFileSnapshot(approved(`frame-${locale}`));
});

test.each(Object.entries(PAGES))('the outline of %s, which is valid HTML', async (name, at) => {
  if (name === 'outage') panel.fail({ kind: 'status', status: 500 });
  const { status, body } = await visit(site.url + at);
  expect(await htmlFaults(body)).toEqual([]);
  const { lang, head, main, frame } = outlineOf(body);
  const usual = frames.get(lang) ?? [];
  const lines = [
    ...[`${status} ${at}`, ...head, '', ...main, '', `frame as in frame-${lang}, but`],
    ...usual.filter((line) => !frame.includes(line)).map((line) => `- ${line}`),
    ...frame.filter((line) => !usual.includes(line)).map((line) => `+ ${line}`),
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(approved(name));
});

test('each approved outline has its page', () => {
  const names = [...Object.keys(PAGES), ...Object.keys(FRAMES).map((locale) => `frame-${locale}`)];
  expect(readdirSync(OUTLINES).sort()).toEqual(names.map((name) => `${name}.txt`).sort());
});
