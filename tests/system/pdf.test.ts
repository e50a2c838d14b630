import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { writtenDate } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { pathOf } from '@/lib/routes/build';
import { visitShared } from '../server/visit.ts';

/** A PDF of the shared site as Poppler and qpdf read it, independent of what wrote it. */
async function read(url: string, init?: RequestInit) {
  const answer = await fetch(inject('site') + url, init);
  expect([url, answer.status]).toEqual([url, 200]);
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-pdf-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'a.pdf');
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  const outputOf = (program: string, ...args: string[]) =>
    execFileSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  outputOf('qpdf', '--check', file);
  return {
    info: outputOf('pdfinfo', file),
    tags: outputOf('pdfinfo', '-struct-text', file),
    links: outputOf('pdfinfo', '-url', file),
    fonts: outputOf('pdffonts', file).split('\n').slice(2).filter(Boolean),
    text: outputOf('pdftotext', '-layout', file, '-'),
    objects: outputOf('qpdf', '--json', '--json-key=qpdf', file),
  };
}

/** Names and paths of the talents of the first page of a list. */
async function listed() {
  const { body } = await visitShared('/modelos');
  const found = body.matchAll(/href="\/modelos\/(\d+)\/([a-z0-9-]+)"/g);
  return [...new Map(Array.from(found, ([, id = '', slug = '']) => [id, slug]))];
}

const ascii = (text: string) => text.normalize('NFKD').replace(/[^ -~]/g, '');

test('the card of a profile is one tagged A4 with all that the page says', async () => {
  const [[id, slug] = ['', '']] = await listed();
  const page = await visitShared(`/modelos/${id}/${slug}`);
  const [, name = ''] = /<title>(.*?) \| Vitrine/.exec(page.body) ?? [];
  const card = await read(`/modelos/${id}/${slug}/composite.pdf`);
  expect(card.info).toMatch(/^Title: +.* \| Vitrine$/m);
  expect(card.info).toMatch(/^Tagged: +yes$/m);
  expect(card.info).toMatch(/^Pages: +1$/m);
  expect(card.info).toMatch(/\(A4\)$/m);
  expect(ascii(card.tags)).toContain(`"${ascii(name)}"`);
  expect(card.tags).toMatch(/Figure ".*, foto 1 de \d+"/);
  expect(card.objects).toMatch(/"\/Alt": "u:.*, foto 1 de \d+"/);
  expect(card.text).toContain('ALTURA');
  expect(card.text).toContain('+55 11 3062-0100');
  expect(card.links).toContain(`/modelos/${id}/${slug}`);
  expect(page.body).toContain(`href="/modelos/${id}/${slug}/composite.pdf"`);
  expect(page.body).toMatch(/composite\.pdf"[^>]*rel="nofollow"/);
});

/** The sheet of a selection in a language, with its title and its mark of the language. */
async function sheetIn(language: Locale, ids: readonly string[]) {
  const { favorites } = messagesOf(language);
  const path = pathOf(language, { page: 'favorites' });
  const sheet = await read(`${path}/casting.pdf?ids=${ids.join()}`);
  expect(sheet.info).toMatch(new RegExp(`^Title: +${favorites.compare.sheet} \\| Vitrine$`, 'm'));
  expect(sheet.objects).toMatch(new RegExp(`"/Lang": "u:${language}-\\w+"`));
  return sheet;
}

test('the sheet of a selection has every name, alternative text and link, in its language', async () => {
  const talents = (await listed()).slice(0, 8);
  const ids = talents.map(([id]) => id);
  for (const other of ['pt', 'es'] as const) await sheetIn(other, ids.slice(0, 1));
  const { pdf } = messagesOf('en');
  const sheet = await sheetIn('en', ids);
  expect(sheet.info).toMatch(/^Pages: +2$/m);
  // Embedded, a subset, and with their letters' meaning.
  for (const font of sheet.fonts) expect(font).toMatch(/\+(Bodoni|Hanken).* yes yes yes /);
  expect(new Set(sheet.fonts.map((font) => font.slice(7, 12)))).toEqual(
    new Set(['Bodon', 'Hanke']),
  );
  const headings = sheet.tags.match(/H2[^\n]*\n\s+"(.*)"/g) ?? [];
  expect(headings).toHaveLength(8);
  const names = headings.map((heading) => /"(.*)"/.exec(heading)?.[1] ?? '');
  for (const [place, [, slug]] of talents.entries()) {
    expect(
      names[place]
        ?.toLowerCase()
        .normalize('NFD')
        .replace(/[^a-z]/g, ''),
    ).toBe(slug.replaceAll('-', ''));
    expect(sheet.objects).toMatch(new RegExp(`"/Alt": "u:${pdf.photo.replace('{name}', '')}`));
    expect(sheet.links).toMatch(new RegExp(`/${talents[place]?.[0]}/${slug}$`, 'm'));
  }
});

test('notes are in the PDF that they are posted for, and in no other', async () => {
  const [[id] = ['']] = await listed();
  const url = '/favoritos/casting.pdf';
  const noted = await read(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: inject('site') },
    body: JSON.stringify({ talents: [{ id: Number(id), note: 'Confirmar às 15h' }] }),
  });
  expect(noted.tags).toContain('"Confirmar às 15h"');
  const plain = await read(`${url}?ids=${id}`);
  expect(plain.text).not.toContain('Confirmar');
  expect(plain.text).toContain(writtenDate(new Date().toISOString(), 'pt'));
  const foreign = await visitShared(url, { method: 'POST', headers: { origin: 'https://a.test' } });
  expect([foreign.status, foreign.headers.get('x-robots-tag')]).toEqual([403, null]);
});

test('a crowd gets whole PDFs or is asked to retry later, and pages are answered', async () => {
  const { busyText } = messagesOf('pt').errors;
  const ids = (await listed()).map(([id]) => id).join();
  // Selections and cards share one queue; the first test has requested a card.
  const ask = async (sent: Record<string, string>, visitor: number) => {
    const headers = { ...sent, 'x-forwarded-for': `198.51.100.${visitor}` };
    const answer = await fetch(`${inject('site')}/favoritos/casting.pdf?ids=${ids}`, { headers });
    const body = Buffer.from(await answer.arrayBuffer()).toString();
    if (answer.status === 200) return /%%EOF\s*$/.test(body) ? 'whole' : 'cut off';
    const main = /<main[^>]*>(.*)<\/main>/s.exec(body)?.[1] ?? '';
    const page = main.includes(busyText) ? 'a page' : 'no page';
    return `${answer.status}, ${answer.headers.get('retry-after')}, ${page}`;
  };
  const withoutScript = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const crowd = Array.from({ length: 20 }, (_, one) => [ask({}, one), ask(withoutScript, one)]);
  expect((await visitShared('/modelos?letter=b')).status).toBe(200);
  const ends = await Promise.all(crowd.flat());
  expect(new Set(ends)).toEqual(new Set(['whole', '503, 10, no page', '503, 10, a page']));
});
