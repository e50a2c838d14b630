import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DrawerSheet } from '@/components/site/drawer-sheet';
import { ModelsMenu } from '@/components/site/models-menu';
import { standInForModalDialogs } from './modal-dialogs.ts';

const router = vi.hoisted(() => ({ replace: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

describe('the drawer', () => {
  beforeEach(() => {
    router.replace.mockReset();
    standInForModalDialogs();
    window.history.replaceState(null, '', '/');
  });

  function show() {
    render(
      <DrawerSheet
        texts={{ open: 'Menu', close: 'Close' }}
        wordmark={<a href="/">Vitrine</a>}
        tools={<button type="button">Search</button>}
      >
        <a href="/sobre?x=1">About</a>
        <a href="https://other.test/">Elsewhere</a>
        <p>No link</p>
        <dialog open>
          <a href="/modelos/1">Found</a>
        </dialog>
      </DrawerSheet>,
    );
  }
  const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
  const openIt = () => userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  /** Whether the browser is left to follow the link. */
  const follows = (text: string, keys = {}) => {
    let left = true;
    const see = (event: Event) => {
      left = !event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', see, { once: true });
    fireEvent.click(screen.getByText(text), keys);
    return left;
  };

  it('opens as a modal dialog instead of a popover, and closes', async () => {
    show();
    // False: the button's popover is prevented.
    expect(fireEvent.click(screen.getByRole('button', { name: 'Menu' }))).toBe(false);
    expect(dialog().open).toBe(true);
    await userEvent.click(screen.getByLabelText('Close'));
    expect(dialog().open).toBe(false);
  });

  it('is the popover of its buttons until the script runs', () => {
    show();
    const targets = ['Menu', 'Close'].map((name) =>
      screen.getByLabelText(name, { selector: 'button' }).getAttribute('popovertarget'),
    );
    expect(targets.map((id) => id && document.getElementById(id))).toEqual([dialog(), dialog()]);
    expect(dialog().getAttribute('popover')).toBe('auto');
  });

  it('has the wordmark and the search beside the button that closes it', () => {
    show();
    for (const name of ['Vitrine', 'Search'])
      expect(dialog().contains(screen.getByText(name))).toBe(true);
  });

  it.each([
    ['closes in a window that became so wide that its button is hidden', [], false],
    ['stays open in another window that shows its button', [{}], true],
  ])('%s', async (_what, boxes, open) => {
    show();
    await openIt();
    const button = screen.getByRole('button', { name: 'Menu', hidden: true });
    button.getClientRects = () => boxes as unknown as DOMRectList;
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(dialog().open).toBe(open);
  });

  it('does not handle the links of the search that is open on top of it', async () => {
    show();
    await openIt();
    expect(follows('Found')).toBe(true);
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('closes for a page that is opened from it, which takes over its entry of the history', async () => {
    show();
    await openIt();
    expect(window.history.state).toMatchObject({ overlay: expect.any(String) });
    expect(follows('About')).toBe(false);
    expect(router.replace.mock.calls).toEqual([['/sobre?x=1']]);
    expect(dialog().open).toBe(false);
  });

  it.each([
    ['a new tab', 'About', { ctrlKey: true }],
    ['another site', 'Elsewhere', {}],
    ['a click beside the links', 'No link', {}],
  ])('leaves %s to the browser', async (_what, text, keys) => {
    show();
    await openIt();
    expect(follows(text, keys)).toBe(true);
    expect(router.replace).not.toHaveBeenCalled();
    expect(dialog().open).toBe(true);
  });
});

describe('the menu of the lists', () => {
  function show() {
    render(
      <>
        <ul>
          <ModelsMenu label="More" link={<a href="/modelos">Models</a>}>
            <li>
              <a href="/modelos/mulheres">Women</a>
            </li>
          </ModelsMenu>
        </ul>
        <button type="button">Elsewhere</button>
      </>,
    );
  }
  const item = () => document.querySelector<HTMLElement>('.models-menu') as HTMLElement;
  const button = () => screen.getByRole('button', { name: 'More' });
  const state = () => {
    const { open, dismissed } = item().dataset;
    return [open, dismissed, button().getAttribute('aria-expanded')];
  };
  const OPEN = ['true', undefined, 'true'];
  const DISMISSED = [undefined, 'true', 'false'];
  const RESTING = [undefined, undefined, 'false'];

  it('opens and closes with its button', () => {
    show();
    expect(state()).toEqual(RESTING);
    fireEvent.click(button());
    expect(state()).toEqual(OPEN);
    fireEvent.click(button());
    expect(state()).toEqual(DISMISSED);
  });

  it('closes with Esc from within, which returns the focus to its button', () => {
    show();
    fireEvent.click(button());
    screen.getByText('Women').focus();
    fireEvent.keyDown(document, { key: 'a' });
    expect(state()).toEqual(OPEN);
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(state()).toEqual(DISMISSED);
    expect(document.activeElement).toBe(button());
  });

  it('ignores an Esc while neither pointer nor focus is on it', () => {
    show();
    fireEvent.click(button());
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(state()).toEqual(OPEN);
  });

  it('opens again for a pointer that comes back, and stays open for one that is there', () => {
    show();
    fireEvent.click(button());
    fireEvent.pointerEnter(item());
    expect(state()).toEqual(OPEN);
    fireEvent.click(button());
    fireEvent.pointerEnter(item());
    expect(state()).toEqual(RESTING);
  });

  it('rests once the focus leaves it, not while it moves within', () => {
    show();
    fireEvent.click(button());
    act(() => button().focus());
    act(() => screen.getByText('Women').focus());
    expect(state()).toEqual(OPEN);
    act(() => screen.getByText('Elsewhere').focus());
    expect(state()).toEqual(RESTING);
  });
});
