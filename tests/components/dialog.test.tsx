import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '@/components/ui/dialog';
import { MessageLayer } from '@/components/ui/message-layer';
import { standInForModalDialogs } from './modal-dialogs';

beforeEach(standInForModalDialogs);

const onClose = vi.fn();
beforeEach(() => void onClose.mockClear());

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog');

/** A click that ends on the backdrop, and begins on an element. */
function clickFrom(pressed: Element) {
  fireEvent.pointerDown(pressed);
  fireEvent.click(dialog());
}

/** A page with a dialog whose own button closes it. */
function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Dialog place="top" onClose={onClose} aria-label="Search">
          <button type="button" onClick={() => setOpen(false)}>
            Done
          </button>
        </Dialog>
      )}
    </>
  );
}

describe('a dialog', () => {
  it.each([
    // Esc and a phone's Back: the browser closes the dialog and fires `close` afterwards.
    ['the browser', () => dialog().close()],
    ['a click on its backdrop', () => clickFrom(dialog())],
  ])('calls back once when %s has closed it', async (_name, close) => {
    render(<Dialog place="right" onClose={onClose} aria-label="Filter" />);
    expect(dialog().open).toBe(true);
    await act(async () => void close());
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays open on a click inside, and on one that began there', async () => {
    render(
      <Dialog place="top" onClose={onClose} aria-label="Search">
        <p>Held</p>
      </Dialog>,
    );
    await act(async () => fireEvent.click(screen.getByText('Held')));
    await act(async () => clickFrom(screen.getByText('Held')));
    expect(dialog().open).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('over the whole window is focused itself, and closes with any click', async () => {
    render(
      <Dialog place="whole" onClose={onClose} aria-label="Entrance">
        <p>Held</p>
      </Dialog>,
    );
    expect(document.activeElement).toBe(dialog());
    await act(async () => fireEvent.click(screen.getByText('Held')));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('restores the focus when it is unmounted, and does not call back then', async () => {
    render(<Opener />);
    const opener = screen.getByText('Open');
    opener.focus();
    fireEvent.click(opener);
    screen.getByText('Done').focus();
    await act(async () => fireEvent.click(screen.getByText('Done')));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('reserves the width of the scrollbar while it is open', () => {
    const reserved = () => document.documentElement.style.getPropertyValue('scrollbar-gutter');
    // In jsdom the document has no width, and so the window has a scrollbar.
    const { unmount } = render(<Dialog place="top" onClose={onClose} aria-label="Search" />);
    expect(reserved()).toBe('stable');
    unmount();
    expect(reserved()).toBe('');
  });

  it('is in the DOM while it is closed, and opens and closes by its property', () => {
    const shown = (open: boolean) => (
      <Dialog place="whole" open={open} onClose={onClose} aria-label="Entrance" />
    );
    const { rerender } = render(shown(false));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.querySelector('dialog')).not.toBeNull();
    rerender(shown(true));
    expect(dialog().open).toBe(true);
    rerender(shown(false));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows messages while it is open, the topmost of several: it covers the page', () => {
    const place = () => screen.getByText('Offline').closest('dialog')?.getAttribute('aria-label');
    const page = (...open: string[]) => (
      <>
        <MessageLayer>
          <p>Offline</p>
        </MessageLayer>
        <MessageLayer shown={false}>
          <p>Empty</p>
        </MessageLayer>
        {open.map((name) => (
          <Dialog key={name} place="top" onClose={onClose} aria-label={name} />
        ))}
      </>
    );
    const { rerender } = render(page());
    expect(place()).toBeUndefined();
    rerender(page('Menu', 'Search'));
    expect(place()).toBe('Search');
    expect(screen.getByText('Empty').closest('dialog')).toBeNull();
    rerender(page('Menu'));
    expect(place()).toBe('Menu');
    rerender(page());
    expect(place()).toBeUndefined();
  });
});
