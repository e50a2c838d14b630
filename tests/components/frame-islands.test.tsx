import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LanguageLinks, LanguageLoading } from '@/components/site/language-links';
import { NavigationProgress } from '@/components/site/navigation-progress';
import { OfflineNotice } from '@/components/site/offline-notice';
import { leaveFor } from '@/components/ui/navigate';
import { NAVIGATION_START } from '@/components/ui/page-transitions';
import { SiteLink } from '@/components/ui/site-link';
import { LANGUAGE_LOADING_MS, PROGRESS_MS } from '@/lib/config/constants';
import { watchListeners } from '../fixtures/listeners.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('the progress bar', () => {
  const bar = () => document.querySelector<HTMLElement>('[data-progress]');

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

  it.each([
    ['stays while a list stores its position in the entry that is left', '', false],
    ['ends when the page has arrived', '#before', true],
  ])('%s', async (_what, hash, ends) => {
    const navigation = new EventTarget();
    vi.stubGlobal('navigation', navigation);
    render(<NavigationProgress />);
    act(() => void window.dispatchEvent(new Event(NAVIGATION_START)));
    const from = { url: window.location.href + hash };
    const change = Object.assign(new Event('currententrychange'), { from });
    await act(async () => void navigation.dispatchEvent(change));
    expect(bar() === null).toBe(ends);
    vi.unstubAllGlobals();
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
  const languages = ['en', 'pt'].map((lang) => ({ lang, name: lang, path: `#${lang}` }));
  const show = () =>
    render(
      <>
        <LanguageLinks label="Idioma" links={languages} current="pt" search="" className="" />
        <LanguageLoading text="Carregando" />
      </>,
    );
  const follow = (lang: string, keys = {}) =>
    fireEvent.click(screen.getByRole('link', { name: `${lang} ${lang}` }), keys);

  it('stays until the other page arrives, and for a limited time after that', () => {
    show();
    follow('en');
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
    follow('en');
    expect(screen.queryByText('Carregando')).not.toBeNull();
    happen();
    expect(screen.queryByText('Carregando')).toBeNull();
  });

  it.each([
    ['the language of the page', 'pt', {}],
    ['a new tab', 'en', { ctrlKey: true }],
  ])('does not appear for %s', (_name, text, keys) => {
    show();
    follow(text, keys);
    expect(screen.queryByText('Carregando')).toBeNull();
  });

  it('removes its listeners when it is unmounted', () => {
    const listeners = [watchListeners(document), watchListeners(window)];
    const types = () => listeners.flatMap((left) => left());
    const { unmount } = show();
    expect(types()).toEqual(['language-start', 'keydown', 'pagehide', 'pageshow']);
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

  it.each([
    ['one that does not answer', null, true],
    ['one that answers, since the browser is wrong', new Response(), false],
  ])('opens no page before it answers, and says so: %s', async (_what, answer, isUnopened) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.stubGlobal('fetch', async () => answer ?? Promise.reject(new TypeError('Failed to fetch')));
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    const followed = vi.fn();
    render(
      <>
        <OfflineNotice texts={OFFLINE} />
        <SiteLink href="/sobre" onNavigate={followed}>
          Sobre
        </SiteLink>
      </>,
    );
    for (let time = 0; time < 2; time += 1) {
      fireEvent.click(screen.getByText('Sobre'));
      await act(async () => {});
    }
    expect(followed).not.toHaveBeenCalled();
    expect(assign.mock.calls).toEqual(isUnopened ? [] : [['/sobre'], ['/sobre']]);
    expect(screen.queryByText('Não abriu') !== null).toBe(isUnopened);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('a page that answers replaces the open one where that was asked for', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.stubGlobal('fetch', async () => new Response());
    const replace = vi.fn();
    vi.stubGlobal('location', { href: '/here', replace });
    leaveFor('/there', null, { replace: true });
    await act(async () => {});
    expect(replace.mock.calls).toEqual([['/there']]);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it.each([
    ['another link was pressed', () => fireEvent.click(screen.getByText('Blog')), ['/blog']],
    ['the visitor is on another page', () => vi.stubGlobal('location', { href: '/back' }), []],
  ])('opens no page that is not wanted any more: %s', async (_what, meanwhile, opened) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const answers: (() => void)[] = [];
    vi.stubGlobal('fetch', () => new Promise((done) => answers.push(() => done(new Response()))));
    const assign = vi.fn();
    vi.stubGlobal('location', { assign, href: '/here' });
    render(
      ['Sobre', 'Blog'].map((to) => (
        <SiteLink key={to} href={`/${to.toLowerCase()}`}>
          {to}
        </SiteLink>
      )),
    );
    fireEvent.click(screen.getByText('Sobre'));
    meanwhile();
    for (const answer of answers) answer();
    await act(async () => {});
    expect(assign.mock.calls.flat()).toEqual(opened);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
});
