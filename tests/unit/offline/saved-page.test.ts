import { existsSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { adultAge } from '@/lib/talents/age';
import { cardOf } from '@/lib/talents/card';
import type { Talent } from '@/lib/talents/talent';
import { person } from '../../fixtures/people.ts';

vi.mock('@/lib/site', () => ({ siteName: () => 'Vitrine & Cia' }));
const { SAVED_PAGE_POLICY, savedPage } = await import('@/lib/offline/saved-page');

const measures = { height: '175/5.9' };
const here = (talent: Talent) => {
  const { id, gender, measures } = talent;
  const age = adultAge(talent, new Date('2026-05-03'));
  return { id, state: 'here', talent: { ...cardOf(talent), gender, measures, age } } as const;
};
const ANA = here(
  person({ id: 12, name: 'Ana <b>Sá', measures, birthdate: '1999-05-02', cover: 'a/b.jpg' }),
);
const TEEN = here(person({ id: 7, birthdate: '2010-05-02', measures }));

test('a talent has name, photo, measures and a place for a note, in the language of the page', () => {
  const page = savedPage([ANA], 'es', 0);
  expect(page).toContain('<html lang="es" data-saved-selection="0">');
  expect(page).toContain('<h2><a href="/es/modelos/12/ana-b-sa">Ana &lt;b&gt;Sá</a></h2>');
  expect(page).toContain('<div><dt>Altura</dt><dd>175 cm · 5′9″</dd></div>');
  expect(page).toContain('<dt>Edad</dt><dd>27 años</dd>');
  expect(page).toContain('data-note="12"');
  expect(page).toMatch(/src="\/_next\/image\?url=[^"]+&amp;w=828&amp;q=65"/);
  expect(page).toContain('| Vitrine &amp; Cia</title>');
  expect(page).toContain('<p>1 talento</p>');
});

test('neither age nor birth date of a minor is in it', () => {
  const page = savedPage([TEEN], 'pt', 0);
  expect(page).toContain('175 cm');
  expect(page).not.toMatch(/Idade|2010| anos/);
});

test('unread and absent talents have an empty placeholder and are not counted', () => {
  const page = savedPage([ANA, { id: 5, state: 'unread' }, { id: 6, state: 'absent' }], 'en', 0);
  expect(page).toContain('<!--talent 5 unread--><!--/talent-->');
  expect(page).toContain('<!--talent 6 absent--><!--/talent-->');
  expect(page).toContain('<p>1 model</p>');
});

test('its fonts are among the files that a device stores: further letters if a name has them', () => {
  const preloaded = (...names: string[]) => {
    const saved = names.map((name, at) => here(person({ id: at + 1, name })));
    const links = savedPage(saved, 'pt', 0).matchAll(
      / href="\/assets\/faces\/([^"]+)\.woff2" as="font"/g,
    );
    return Array.from(links, ([, file]) => file);
  };
  const always = ['bodoni-moda-latin', 'hanken-grotesk-latin'];
  expect(preloaded()).toEqual(always);
  expect(preloaded('Íris Conceição')).toEqual(always);
  expect(preloaded('Ana', 'Łukasz')).toEqual([...always, 'bodoni-moda-latin-ext']);
  expect(preloaded('Nguyễn Thị')).toEqual([...always, 'playfair-display-vietnamese']);
  expect(SAVED_PAGE_POLICY).toContain("font-src 'self'");
});

test('its fonts have the ranges that the site has', () => {
  const facesIn = (file: string) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(
        /url\("[^"]*\/([\w-]+)\.woff2"[^}]*?unicode-range: ([^;]+);/g,
      ),
      ([, face, ranges]) => [face, ranges] as const,
    );
  const site = new Map(facesIn('app/styles/type.css'));
  const own = facesIn('public/assets/offline-faces.css');
  expect(own).toHaveLength(2);
  for (const [face, ranges] of own) expect([face, site.get(face ?? '')]).toEqual([face, ranges]);
});

test('without talents it says that nothing is saved', () => {
  expect(savedPage([], 'pt', 0)).toContain('Não há nada salvo neste aparelho.');
});

test('it loads files of this site alone, which are there under names that no build changes', () => {
  const page = savedPage([ANA], 'pt', 0);
  const files = Array.from(page.matchAll(/ (?:src|href)="(\/assets\/[^"]+)"/g), ([, file]) => file);
  expect(files).toHaveLength(6);
  for (const file of files) expect([file, existsSync(`public${file}`)]).toEqual([file, true]);
  expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|<script>/);
  expect(SAVED_PAGE_POLICY).not.toMatch(/unsafe|\*|sha256/);
});
