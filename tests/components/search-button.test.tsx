import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchButton } from '@/components/search/search-button';
import { isChunkFailure } from '@/components/ui/chunk-failure';
import { readSearchData } from '@/lib/search/search-data';
import es from '@/messages/es.json';
import { standInForModalDialogs } from './modal-dialogs';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));
vi.mock('@/components/talents/index-source', () => ({ readyIndex: () => [] }));

const DATA = { texts: es.search, categoryIds: { actors: 71 } };
const asked: string[] = [];
let answer: () => Response;
const reported = vi.fn();

beforeEach(() => {
  standInForModalDialogs();
  asked.length = 0;
  reported.mockClear();
  vi.stubGlobal('reportError', reported);
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return answer();
  });
  render(<SearchButton locale="es" label="Buscar" />);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const press = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Buscar' }));
  });

// The data is fetched once per page load, so the failures come first.
it.each([
  ['a status', () => new Response(null, { status: 503 })],
  ['an answer that is none', () => Response.json({ texts: {} })],
])('is closed again by %s, which counts as a lost part of the page', async (_what, failure) => {
  // React logs every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  answer = failure;
  await press();
  await waitFor(() => expect(reported).toHaveBeenCalledOnce());
  expect(isChunkFailure(reported.mock.calls[0]?.[0])).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked).toEqual(['/api/search/data?lang=es']);
});

it('opens with its texts, which the first touch fetches and nothing fetches again', async () => {
  answer = () => Response.json(DATA);
  fireEvent.focus(screen.getByRole('button'));
  expect(asked).toEqual(['/api/search/data?lang=es']);
  await press();
  const field = await screen.findByRole('combobox', { name: es.search.label });
  expect(field.getAttribute('placeholder')).toBe(es.search.label);
  fireEvent.click(screen.getByRole('button', { name: es.search.close }));
  await press();
  await screen.findByRole('combobox');
  expect(asked).toHaveLength(1);
});

it.each<[unknown]>([
  [null],
  [{ texts: es.search }],
  [{ categoryIds: {} }],
  [{ texts: { label: 1 }, categoryIds: {} }],
  [{ texts: es.search, categoryIds: { actors: '71' } }],
])('data of another form is refused', (sent) => {
  expect(() => readSearchData(sent)).toThrow(TypeError);
});
