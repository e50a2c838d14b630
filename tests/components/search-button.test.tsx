import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadSearchData, SearchButton } from '@/components/search/search-button';
import { readSearchData } from '@/components/search/search-data';
import { LostData, OtherBuild } from '@/components/ui/lazy-boundary';
import { NAVIGATION_START } from '@/components/ui/page-transitions';
import es from '@/messages/es.json';
import pt from '@/messages/pt.json';
import { standInForModalDialogs } from './modal-dialogs';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));
vi.mock('@/components/talents/index-source', () => ({ readyIndex: () => [] }));

const DATA = { build: '', texts: es.search, measures: es.measures, categoryIds: { actors: 71 } };
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
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const press = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Buscar' }));
  });

// In another language: what was loaded once is not fetched again.
it.each([
  ['a status', () => new Response(null, { status: 503 }), LostData],
  ['an answer that is none', () => Response.json({ texts: {} }), LostData],
  ['the answer of another build', () => Response.json({ ...DATA, build: 'next' }), OtherBuild],
])('is closed again by %s, which is reported', async (_what, failure, kind) => {
  // React logs every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  answer = failure;
  render(<SearchButton locale="en" label="Buscar" />);
  await press();
  await waitFor(() => expect(reported).toHaveBeenCalledOnce());
  expect(reported.mock.calls[0]?.[0]).toBeInstanceOf(kind);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked).toEqual(['/api/search/data?lang=en']);
});

it('opens with its texts, which the first touch fetches and nothing fetches again', async () => {
  answer = () => Response.json(DATA);
  render(<SearchButton locale="es" label="Buscar" />);
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

it('fetches its texts when the pointer approaches, and does not open once another page loads', async () => {
  const late = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return late.promise;
  });
  render(<SearchButton locale="pt" label="Buscar" />);
  expect(asked).toEqual([]);
  fireEvent.pointerEnter(screen.getByRole('button'));
  expect(asked).toEqual(['/api/search/data?lang=pt']);
  await press();
  act(() => void window.dispatchEvent(new Event(NAVIGATION_START)));
  await act(async () => {
    late.resolve(Response.json({ ...DATA, texts: pt.search }));
    await loadSearchData('pt');
    await vi.dynamicImportSettled();
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each<[unknown]>([
  [null],
  [{ ...DATA, texts: [] }],
  [{ ...DATA, measures: undefined }],
  [{ ...DATA, build: 7 }],
  [{ ...DATA, categoryIds: null }],
  [{ ...DATA, categoryIds: { actors: '71' } }],
])('data of another form is refused', (sent) => {
  expect(() => readSearchData(sent)).toThrow(TypeError);
});
