import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DrawerSheet } from '@/components/site/drawer';
import { LanguageLinks } from '@/components/site/language-links';
import { ModelsMenu } from '@/components/site/menu';
import { SiteLink } from '@/components/ui/site-link';
import { standInForModalDialogs } from './modal-dialogs.ts';

const LANGUAGES = [{ lang: 'en', name: 'English', path: '/en' }];

describe('the drawer', () => {
  beforeEach(() => {
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
        <SiteLink href="/sobre">About</SiteLink>
        <LanguageLinks label="" links={LANGUAGES} current="pt" search="" className="" />
      </DrawerSheet>,
    );
  }
  const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
  const openIt = () => userEvent.click(screen.getByRole('button', { name: 'Menu' }));
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

  it('closes for a page that is opened from it, which replaces its entry of the history', async () => {
    show();
    const link = screen.getByText('About');
    expect(link.dataset.replace, 'before it is modal').toBe('false');
    await openIt();
    expect(window.history.state).toMatchObject({ overlay: expect.any(String) });
    expect(link.dataset.replace).toBe('true');
    const back = vi.spyOn(window.history, 'back');
    fireEvent.click(link);
    expect(dialog().open).toBe(false);
    await act(async () => {});
    expect(back).not.toHaveBeenCalled();
  });

  it('closes for the page in another language, which replaces its entry too', async () => {
    show();
    await openIt();
    const replace = vi.fn();
    vi.stubGlobal('location', { ...window.location, replace });
    fireEvent.click(screen.getByRole('link', { name: 'en English' }));
    expect(replace.mock.calls).toEqual([[expect.stringMatching(/\/en$/)]]);
    expect(dialog().open).toBe(false);
    vi.unstubAllGlobals();
  });

  it('stays open for a link to a new tab', async () => {
    show();
    await openIt();
    fireEvent.click(screen.getByText('About'), { ctrlKey: true });
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
  const item = () => document.getElementById('models-menu')?.parentElement as HTMLElement;
  const button = () => screen.getByRole('button', { name: 'More' });
  const isOpen = () => [item().dataset.open, button().getAttribute('aria-expanded')];
  const OPEN = ['true', 'true'];
  const CLOSED = [undefined, 'false'];

  it('opens and closes with its button', () => {
    show();
    expect(isOpen()).toEqual(CLOSED);
    fireEvent.click(button());
    expect(isOpen()).toEqual(OPEN);
    fireEvent.click(button());
    expect(isOpen()).toEqual(CLOSED);
  });

  it('closes with Esc from within, which returns the focus to its button', () => {
    show();
    fireEvent.click(button());
    screen.getByText('Women').focus();
    fireEvent.keyDown(document, { key: 'a' });
    expect(isOpen()).toEqual(OPEN);
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(isOpen()).toEqual(CLOSED);
    expect(document.activeElement).toBe(button());
  });

  it('opens for a mouse, not for a finger, until it leaves or Esc is pressed', () => {
    show();
    fireEvent.pointerEnter(item(), { pointerType: 'touch' });
    expect(isOpen()).toEqual(CLOSED);
    for (const close of [
      () => fireEvent.pointerLeave(item()),
      () => fireEvent.keyDown(document, { key: 'Escape' }),
    ]) {
      fireEvent.pointerEnter(item(), { pointerType: 'mouse' });
      expect(isOpen()).toEqual(OPEN);
      close();
      expect(isOpen()).toEqual(CLOSED);
    }
  });

  it('closes once the focus leaves it, not while it is or moves within', () => {
    show();
    fireEvent.click(button());
    act(() => button().focus());
    act(() => screen.getByText('Women').focus());
    fireEvent.pointerLeave(item());
    expect(isOpen()).toEqual(OPEN);
    act(() => screen.getByText('Elsewhere').focus());
    expect(isOpen()).toEqual(CLOSED);
  });
});
