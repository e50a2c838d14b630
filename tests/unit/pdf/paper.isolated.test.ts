import { expect, it, vi } from 'vitest';
import { Paper } from '@/lib/pdf/paper';

vi.mock('@/lib/site', () => ({ siteName: () => 'A & B' }));

/** The file of a document with this title. The metadata in it are uncompressed XML. */
async function fileOf(title: string): Promise<string> {
  const paper = new Paper(title, 'pt');
  paper.addPage();
  paper.end();
  return Buffer.concat(await paper.stream.toArray()).toString();
}

it.each([
  ['Ana', 'Ana'],
  ['Ana & Bia', 'Ana &amp; Bia'],
  ['<b>"Ana"</b>', '&lt;b&gt;&quot;Ana&quot;&lt;/b&gt;'],
  ["$& $' Ana", '$&amp; $&apos; Ana'],
  ['Ana\u0000\ud800', 'Ana\ufffd'],
  ['Анна 👩', 'Анна 👩'],
])('the metadata of %j are well-formed XML', async (title, escaped) => {
  const file = await fileOf(title);
  expect(file).toContain(`<rdf:li xml:lang="x-default">${escaped} | A &amp; B</rdf:li>`);
  expect(file).toContain('<rdf:li>A &amp; B</rdf:li>');
  expect(file).toContain('<xmp:CreatorTool>A &amp; B</xmp:CreatorTool>');
});
