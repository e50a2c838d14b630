import { expect, test } from 'vitest';
import { attributesOf, elementsIn, elementWith, parsedPage, textOf } from './parsed-page.ts';
import { visitShared } from './visit.ts';

const carousels = (page: Awaited<ReturnType<typeof parsedPage>>) =>
  elementsIn(page, 'section').filter((one) => attributesOf(one)['aria-roledescription']);

const labelOf = (element: Parameters<typeof attributesOf>[0]) =>
  attributesOf(element)['aria-label'] ?? '';

test('each slide has an alternative text, and the rows of work a name of their own', async () => {
  const page = await parsedPage('/');
  const headings = elementsIn(page, 'h2').map(textOf);
  expect(headings.filter((text) => text.startsWith('Trabalhos'))).toEqual(['Trabalhos']);
  const rows = carousels(page).map(labelOf);
  expect(rows.filter((label) => /^Trabalhos, parte \d de 3$/.test(label))).toEqual([
    ...['Trabalhos, parte 1 de 3', 'Trabalhos, parte 2 de 3', 'Trabalhos, parte 3 de 3'],
  ]);
  const slides = carousels(page).filter((one) => elementsIn(one, 'article').length === 0);
  const pictures = slides.flatMap((one) => elementsIn(one, 'img'));
  expect(pictures).not.toEqual([]);
  expect(pictures.filter((one) => !attributesOf(one).alt).map(attributesOf)).toEqual([]);
});

test('names of talents below a heading are headings of a lower rank', async () => {
  const faces = elementWith(await parsedPage('/'), 'section', 'aria-label', 'Novos rostos');
  expect(elementsIn(faces, 'h3')).not.toEqual([]);
  expect(elementsIn(faces, 'h2')).toEqual([]);
});

test('the home page links to the agency’s networks', async () => {
  const page = await parsedPage('/');
  const follow = elementWith(page, 'section', 'aria-labelledby', 'follow-us');
  const heading = elementWith(follow, 'h2', 'id', 'follow-us');
  expect(textOf(heading)).toBe('Siga-nos');
  expect(elementsIn(follow, 'a').map(textOf)).toEqual(['instagram', 'facebook']);
  expect(elementsIn(page, 'iframe')).toEqual([]);
});

test('the entrance is in the home page alone', async () => {
  expect((await visitShared('/')).body).toContain('class="pre-home"');
  expect((await visitShared('/modelos')).body).not.toContain('pre-home"');
});
