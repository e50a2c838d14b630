import { afterEach, expect, it, vi } from 'vitest';
import { fetchPdf } from '@/components/talents/save-pdf';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [
    'the name of the response',
    { 'Content-Disposition': 'attachment; filename="ana.pdf"' },
    'ana.pdf',
  ],
  ['a name of its own where the response has none', {}, 'page.pdf'],
])('the file has the content of the response and %s', async (_what, headers, name) => {
  vi.stubGlobal('fetch', async () => new Response('%PDF-1.7', { headers }));
  const file = await fetchPdf({ href: '/modelos/12/ana/composite.pdf' }, () => {});
  expect([file.name, file.type, await file.text()]).toEqual([name, 'application/pdf', '%PDF-1.7']);
});
