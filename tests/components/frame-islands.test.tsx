import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LanguageLoading } from '@/components/site/language-loading';
import { NavigationProgress } from '@/components/site/navigation-progress';
import { OfflineNotice } from '@/components/site/offline-notice';
import { NAVIGATION_START } from '@/components/ui/page-transitions';
import { LANGUAGE_LOADING_MS, PROGRESS_MS } from '@/lib/config/constants';
import { watchListeners } from '../fixtures/listeners.ts';

vi.mock('next/navigation', () => ({ usePathname: () => '/' }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('the progress bar', () => {
  const bar = () => document.querySelector<HTMLElement>('.progress');

  it('runs from the start of a navigation, for a limited time', () => {
    render(<NavigationProgress />);
    expect(bar()).toBeNull();
    act(() => void window.dispatchEvent(new Event(NAVIGATION_START)));
    // The style sheet animates the bar for this long.
    expect(bar()?.style.getPropertyValue('--time')).toBe(`${PROGRESS_MS}`);
    act(() => vi.advanceTimersByTime(PROGRESS_MS - 1));
    expect(bar()).not.toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(bar()).toBeNull();
  });

  it('of a further navigation runs for its own time', () => {
    render(<NavigationProgress />);
    act(() => void window.dispatchEvent(new Event(NAVIGATION_START)));
    act(() => vi.advanceTimersByTime(PROGRESS_MS - 1));
    act(() => void window.dispatchEvent(new Event(NAVIGATION_START)));
    act(() => vi.advanceTimersByTime(PROGRESS_MS - 1));
    expect(bar()).not.toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(bar()).toBeNull();
  });

  it('inserts no element, which would make Chromium recalculate the styles of the whole page', () => {
    const { container } = render(<NavigationProgress />);
    const [element] = container.children;
    act(() => void window.dispatchEvent(new Event(NAVIGATION_START)));
    expect(bar()).not.toBeNull();
    expect(bar()).toBe(element);
  });
});

describe('the loading overlay', () => {
  function show() {
    return render(
      <>
        <a href="#en" data-language="en">
          EN
        </a>
        <a href="#pt" data-language="pt" aria-current="true">
          PT
        </a>
        <LanguageLoading text="Carregando" />
      </>,
    );
  }

  it('stays until the other page arrives, and for a limited time after that', () => {
    show();
    fireEvent.click(screen.getByText('EN'));
    act(() => vi.advanceTimersByTime(10_000));
    expect(screen.getByText('Carregando')).toBeDefined();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    act(() => vi.advanceTimersByTime(LANGUAGE_LOADING_MS - 1));
    expect(screen.queryByText('Carregando')).not.toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByText('Carregando')).toBeNull();
  });

  it.each([
    ['Esc', () => fireEvent.keyDown(document, { key: 'Escape' })],
    ['back navigation', () => act(() => void window.dispatchEvent(new Event('pageshow')))],
  ])('disappears with %s', (_name, happen) => {
    show();
    fireEvent.click(screen.getByText('EN'));
    expect(screen.queryByText('Carregando')).not.toBeNull();
    happen();
    expect(screen.queryByText('Carregando')).toBeNull();
  });

  it.each([
    ['the language of the page', 'PT', {}],
    ['a new tab', 'EN', { ctrlKey: true }],
  ])('does not appear for %s', (_name, text, keys) => {
    show();
    fireEvent.click(screen.getByText(text), keys);
    expect(screen.queryByText('Carregando')).toBeNull();
  });

  it('removes its listeners when it is unmounted', () => {
    const listeners = [watchListeners(document), watchListeners(window)];
    const types = () => listeners.flatMap((left) => left());
    const { unmount } = show();
    expect(types()).toEqual(['click', 'keydown', 'pagehide', 'pageshow']);
    unmount();
    expect(types()).toEqual([]);
  });
});

const OFFLINE = { offline: 'Sem conexão', unopened: 'Não abriu' };

describe('the offline notice', () => {
  it('shows while the browser is offline', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    render(<OfflineNotice texts={OFFLINE} />);
    expect(screen.queryByText('Sem conexão')).toBeNull();
    online.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.queryByText('Sem conexão')).not.toBeNull();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText('Sem conexão')).toBeNull();
    online.mockRestore();
  });

  it('follows the last of two links', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const assign = vi.fn();
    const { origin, pathname } = window.location;
    vi.stubGlobal('location', { origin, pathname, search: '', assign });
    const answers: (() => void)[] = [];
    vi.stubGlobal('fetch', () => new Promise<void>((resolve) => answers.push(resolve)));
    render(
      <>
        <OfflineNotice texts={OFFLINE} />
        <a href="/sobre">Sobre</a>
        <a href="/blog">Blog</a>
      </>,
    );
    for (const name of ['Sobre', 'Blog']) fireEvent.click(screen.getByText(name));
    await act(async () => answers.reverse().forEach((answer) => void answer()));
    expect(assign.mock.calls).toEqual([[`${origin}/blog`]]);
    vi.unstubAllGlobals();
    online.mockRestore();
  });

  it.each([
    ['a page of this site', '/sobre', {}, true],
    ['the same page, further down', '#further', {}, false],
    ['another site', 'https://example.com/', {}, false],
    ['a new tab', '/sobre', { ctrlKey: true }, false],
  ])('follows a link only once its page answers: %s', async (_what, href, keys, guarded) => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const asked = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', asked);
    const followed = vi.fn((event: Event) => event.preventDefault());
    render(
      <>
        <OfflineNotice texts={OFFLINE} />
        <a href={href} ref={(link) => link?.addEventListener('click', followed)}>
          Sobre
        </a>
      </>,
    );
    fireEvent.click(screen.getByText('Sobre'), keys);
    await act(async () => {});
    expect(asked).toHaveBeenCalledTimes(guarded ? 1 : 0);
    expect(followed).toHaveBeenCalledTimes(guarded ? 0 : 1);
    expect(screen.queryByText('Não abriu') !== null).toBe(guarded);
    vi.unstubAllGlobals();
    online.mockRestore();
  });
});
