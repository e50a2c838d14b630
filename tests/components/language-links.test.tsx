import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { LanguageLinks } from '@/components/site/language-links';

const LINKS = [
  { lang: 'pt', name: 'Português', path: '/modelos' },
  { lang: 'en', name: 'English', path: '/en/models' },
];

const show = (search = '') =>
  render(<LanguageLinks label="Idioma" links={LINKS} current="pt" search={search} className="" />);

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

beforeEach(() => window.history.replaceState(null, '', '/modelos'));

test('they have the query that the server rendered', () => {
  show('?letter=a&page=2');
  expect(hrefs()).toEqual(['/modelos?letter=a&page=2', '/en/models?letter=a&page=2']);
});

test.each([
  ['a pointer', () => fireEvent.pointerEnter(screen.getByRole('navigation'))],
  ['the focus', () => act(() => screen.getByRole('link', { name: /English/ }).focus())],
])('a query that was chosen since is applied when %s comes near', (_name, comeNear) => {
  show('?letter=a');
  window.history.pushState(null, '', '/modelos?letter=b&hair=Black');
  comeNear();
  expect(hrefs()).toEqual(['/modelos?letter=b&hair=Black', '/en/models?letter=b&hair=Black']);
  window.history.pushState(null, '', '/modelos');
  fireEvent.pointerEnter(screen.getByRole('navigation'));
  expect(hrefs()).toEqual(['/modelos', '/en/models']);
});
