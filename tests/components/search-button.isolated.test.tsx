import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchButton } from '@/components/search/search-button';
import { readSearchData } from '@/components/search/search-data';
import { PART_LOST } from '@/components/ui/lazy-part';
import es from '@/messages/es.json';
import pt from '@/messages/pt.json';
import { standInForModalDialogs } from './modal-dialogs';

vi.mock('@/components/talents/index-source', () => ({ readyIndex: () => [] }));

const DATA = { build: '', texts: es.search, measures: es.measures, categoryIds: { actors: 71 } };
const asked: string[] = [];
let answer: () => Response | Promise<Response>;
const lost = vi.fn();

beforeEach(() => {
  standInForModalDialogs();
  sessionStorage.clear();
  // The page was reloaded just now, and is not reloaded again.
  sessionStorage.setItem('chunk-reload', `${Date.now()}`);
  asked.length = 0;
  lost.mockClear();
  window.addEventListener(PART_LOST, lost);
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return answer();
  });
});
afterEach(() => {
  window.removeEventListener(PART_LOST, lost);
  vi.unstubAllGlobals();
});

const press = () => act(async () => void fireEvent.click(screen.getByRole('button')));

// In another language: what was loaded once is not fetched again.
it('is closed again by what is not its data, which is said; the next press fetches it anew', async () => {
  render(<SearchButton locale="en" texts={pt.search} />);
  const failures = [
    () => new Response(null, { status: 503 }),
    () => Response.json({ texts: {} }),
    () => Response.json({ ...DATA, build: 'next' }),
  ];
  for (const [times, failure] of failures.entries()) {
    answer = failure;
    await press();
    await waitFor(() => expect(lost).toHaveBeenCalledTimes(times + 1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  answer = () => Response.json(DATA);
  await press();
  expect(await screen.findByText(es.search.idle)).toBeTruthy();
  expect(asked).toEqual(Array(4).fill('/api/search/data?lang=en'));
});

it('stays open while the page of an earlier build is reloaded', async () => {
  sessionStorage.clear();
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  answer = () => Response.json({ ...DATA, build: 'next' });
  vi.resetModules();
  const { SearchButton: Fresh } = await import('@/components/search/search-button');
  render(<Fresh locale="en" texts={pt.search} />);
  await press();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).not.toBeNull();
  expect(lost).not.toHaveBeenCalled();
});

it('takes words at once, and answers them when its texts have come, which nothing fetches again', async () => {
  const late = Promise.withResolvers<Response>();
  answer = () => late.promise;
  render(<SearchButton locale="es" texts={es.search} />);
  fireEvent.focus(screen.getByRole('button'));
  expect(asked).toEqual(['/api/search/data?lang=es']);
  await press();
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: es.search.label });
  fireEvent.change(field, { target: { value: 'xqzw' } });
  expect(screen.getByRole('status').textContent).toBe(es.search.loading);
  late.resolve(Response.json(DATA));
  expect(await screen.findByText(es.search.seeModels)).toBeTruthy();
  expect([screen.getByRole('combobox') === field, field.value]).toEqual([true, 'xqzw']);
  fireEvent.click(screen.getByRole('button', { name: es.search.close }));
  await press();
  expect(await screen.findByText(es.search.idle)).toBeTruthy();
  expect(asked).toHaveLength(1);
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
