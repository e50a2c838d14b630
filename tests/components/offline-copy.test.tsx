import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import OfflineCopy from '@/components/offline/offline-copy';
import { MAX_SHARED } from '@/lib/favorites/limits';
import { fill } from '@/lib/i18n/fill';
import { type Copy, CopyError, freeCopy, readCopy, saveCopy } from '@/lib/offline/worker-client';
import pt from '@/messages/pt.json';

vi.mock('@/lib/offline/worker-client', { spy: true });

const texts = pt.favorites.offline;
const limit = fill(texts.limit, { count: MAX_SHARED });

const copyOf = (ids: readonly number[]): Copy => ({
  ...{ ids, savedAt: Date.now(), bytes: 2_000_000, missing: 0 },
});

/** Shows the tool of a selection, once it has read what is saved. */
async function show(ids: readonly number[], saved: Copy | null | Error) {
  if (saved instanceof Error) vi.mocked(readCopy).mockRejectedValue(saved);
  else vi.mocked(readCopy).mockResolvedValue(saved);
  const props = { locale: 'pt', path: '/x', ids, notes: {}, texts, save: false } as const;
  await act(async () => render(<OfflineCopy {...props} />));
}

const status = () => screen.getByRole('status');
const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

beforeEach(() => vi.clearAllMocks());

it.each([
  ['nothing is saved', null],
  ['what is saved cannot be read', new CopyError('unavailable')],
])('if %s, the tool says what it is for and offers to save', async (_what, saved) => {
  await show([1, 2], saved);
  expect(screen.queryByText(texts.lead)).not.toBeNull();
  expect(screen.queryByRole('link', { name: texts.open })).toBeNull();
  expect([names(), status().textContent]).toEqual([[texts.keep], '']);
});

it('a saved selection can be opened, updated and deleted', async () => {
  await show([1, 2], copyOf([1, 2]));
  expect(screen.queryByText(texts.lead)).toBeNull();
  expect(screen.getByRole('link', { name: texts.open }).getAttribute('href')).toBe('/x');
  expect(names()[0]).toBe(texts.update);
  vi.mocked(freeCopy).mockResolvedValue();
  await act(async () => fireEvent.click(screen.getAllByRole('button')[1] as HTMLElement));
  expect([names(), status().textContent]).toEqual([[texts.keep], texts.freed]);
});

it('another saved selection can be replaced, not updated', async () => {
  await show([1, 2], copyOf([3]));
  expect(names()[0]).toBe(texts.keep);
});

it.each([
  [MAX_SHARED, false],
  [MAX_SHARED + 1, true],
])('of %i talents, it says that only the first are saved: %s', async (count, limited) => {
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  await show(ids, null);
  expect(screen.queryByText(limit) !== null).toBe(limited);
  vi.mocked(saveCopy).mockResolvedValue(copyOf(ids.slice(0, MAX_SHARED)));
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(vi.mocked(saveCopy).mock.calls[0]?.[1].ids).toEqual(ids.slice(0, MAX_SHARED));
  // The line with its age says the same to those who see it.
  expect(status().textContent).toBe(texts.done);
  expect(status().className).toContain('sr-only');
});

it('says how far it is, and why it failed', async () => {
  await show([1], null);
  const failing = Promise.withResolvers<Copy>();
  vi.mocked(saveCopy).mockImplementation((_path, _selection, onProgress) => {
    onProgress({ done: 2, total: 5 });
    return failing.promise;
  });
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(status().textContent).toBe(fill(texts.keeping, { done: 2, total: 5 }));
  expect(status().className).not.toContain('sr-only');
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('button'));
  expect(saveCopy).toHaveBeenCalledTimes(1);
  await act(async () => failing.reject(new CopyError('full')));
  expect(status().textContent).toBe(texts.failures.full);
});
