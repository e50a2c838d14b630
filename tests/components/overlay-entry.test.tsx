import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '@/components/ui/dialog';
import { takeEntry } from '@/components/ui/overlay-entry';
import { standInForModalDialogs } from './modal-dialogs';

beforeEach(() => {
  standInForModalDialogs();
  window.history.pushState({ list: { shown: 40 } }, '', '/modelos');
});

/** A page with an overlay. */
function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Dialog place="right" aria-label="Filter" onClose={() => setOpen(false)}>
          <button type="button" onClick={() => setOpen(false)}>
            Close
          </button>
          <button
            type="button"
            onClick={() => {
              const way = takeEntry();
              setOpen(false);
              // Some time after the overlay has closed, like a page that is fetched first.
              setTimeout(() => window.history[`${way}State`](null, '', '/modelos?letter=a'));
            }}
          >
            Apply
          </button>
        </Dialog>
      )}
    </>
  );
}

async function open(): Promise<number> {
  const before = window.history.length;
  fireEvent.click(screen.getByText('Open'));
  await waitFor(() => expect(window.history.length).toBe(before + 1));
  return before;
}

const ONCE = { once: true };
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const isBack = () => waitFor(() => expect(window.history.state?.overlay).toBeUndefined());

it('Back closes it, and the page stays as it is', async () => {
  render(<Page />);
  await open();
  expect(window.history.state).toMatchObject({ list: { shown: 40 } });
  act(() => window.history.back());
  await isClosed();
  expect(window.location.pathname).toBe('/modelos');
  expect(window.history.state).toEqual({ list: { shown: 40 } });
});

it('closing it in another way leaves no entry behind', async () => {
  render(<Page />);
  await open();
  fireEvent.click(screen.getByText('Close'));
  await isClosed();
  await isBack();
});

it.each([1, 2])(
  'opened again %i times before a step back has ended, it stays until Back',
  async (times) => {
    render(<Page />);
    const before = await open();
    const stepped = new Promise((resolve) => window.addEventListener('popstate', resolve, ONCE));
    for (let time = 0; time < times; time += 1) {
      fireEvent.click(screen.getByText('Close'));
      await act(async () => {});
      fireEvent.click(screen.getByText('Open'));
    }
    await act(() => stepped);
    expect(screen.queryByRole('dialog')).not.toBeNull();
    expect(window.history.length).toBe(before + 1);
    act(() => window.history.back());
    await isClosed();
    expect([window.location.pathname, window.history.state]).toEqual([
      '/modelos',
      { list: { shown: 40 } },
    ]);
  },
);

it('Back closes it after a step back that a navigation superseded', async () => {
  render(<Page />);
  await open();
  const back = vi.spyOn(window.history, 'back').mockImplementationOnce(() => {});
  fireEvent.click(screen.getByText('Close'));
  await isClosed();
  expect(back).toHaveBeenCalledOnce();
  back.mockRestore();
  window.history.pushState(null, '', '/sobre');
  await open();
  act(() => window.history.back());
  await isClosed();
  expect(window.location.pathname).toBe('/sobre');
});

it('an address that is opened from it takes over its entry', async () => {
  render(<Page />);
  const before = await open();
  fireEvent.click(screen.getByText('Apply'));
  await isClosed();
  await waitFor(() => expect(window.location.search).toBe('?letter=a'));
  expect(window.history.length).toBe(before + 1);
  act(() => window.history.back());
  await waitFor(() => expect(window.location.search).toBe(''));
});

it('has one entry in development too, where effects run twice', async () => {
  render(<Page />, { wrapper: StrictMode });
  await open();
  expect(screen.queryByRole('dialog')).not.toBeNull();
  fireEvent.click(screen.getByText('Close'));
  await isBack();
});

it('an entry whose overlay is not open, as after a reload, is not taken over', () => {
  window.history.replaceState({ overlay: 'earlier' }, '');
  expect(takeEntry()).toBe('push');
});

it('a dialog that opens by itself has none', () => {
  const before = window.history.length;
  render(<Dialog place="whole" aria-label="Entrance" onClose={() => {}} />);
  expect(window.history.length).toBe(before);
  expect(takeEntry()).toBe('push');
});

it('an overlay on top of another takes over its entry, and Back closes both', async () => {
  const closed = vi.fn();
  const menu = <Dialog key="menu" place="right" aria-label="Menu" onClose={closed} />;
  const { rerender } = render([menu]);
  const before = window.history.length;
  const search = <Dialog key="search" place="top" aria-label="Search" onClose={closed} />;
  rerender([menu, search]);
  expect(window.history.length).toBe(before);
  act(() => window.history.back());
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(2));
});
