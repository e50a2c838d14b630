import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchNavigation } from '@/components/site/stuck-navigation';

const LIST = 'https://site.test/modelos?letter=a';
const PROFILE = 'https://site.test/modelos/1/ana';
const loads = { assign: vi.fn(), replace: vi.fn(), reload: vi.fn() };

/** What the browser shows: its address, and the screen, which is blank without a `main`. */
function shows(href: string, screen = '<main></main>'): void {
  vi.stubGlobal('location', { href, ...loads });
  document.body.innerHTML = screen;
}
const pass = (ms: number) => vi.advanceTimersByTime(ms);
/** What was loaded, as method and address. */
const loaded = () =>
  Object.entries(loads).flatMap(([how, { mock }]) => mock.calls.map(([url]) => [how, url]));

beforeEach(() => {
  vi.useFakeTimers();
  shows(LIST);
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  document.body.innerHTML = '';
});

it('a page that has not appeared after five seconds is loaded by the browser, once', () => {
  watchNavigation('/modelos/1/ana', 'push');
  pass(4_999);
  expect(loaded()).toEqual([]);
  pass(60_000);
  expect(loaded()).toEqual([['assign', PROFILE]]);
});

it('one that is to replace its history entry replaces it', () => {
  watchNavigation('/modelos/1/ana', 'replace');
  pass(5_000);
  expect(loaded()).toEqual([['replace', PROFILE]]);
});

it.each(['push', 'traverse'] as const)('a page that stays blank is loaded again: %s', (type) => {
  watchNavigation('/modelos/1/ana', type);
  shows(PROFILE, '');
  pass(5_000);
  expect(loaded()).toEqual([['reload', undefined]]);
});

it('a page that has appeared stays, even where it was redirected', () => {
  watchNavigation('/modelos/1/ana', 'push');
  shows(`${PROFILE}-maria`);
  pass(60_000);
  expect(loaded()).toEqual([]);
});

it('of two navigations only the newer one counts', () => {
  watchNavigation('/modelos/2/bia', 'push');
  pass(3_000);
  watchNavigation('/modelos/1/ana', 'push');
  pass(60_000);
  expect(loaded()).toEqual([['assign', PROFILE]]);
});

it.each([
  ['through the history', '/modelos/1/ana', 'traverse'],
  ['to the page that is open', '/modelos?letter=a', 'push'],
] as const)('a navigation %s loads nothing, and ends the wait for another', (_what, url, type) => {
  watchNavigation('/modelos/2/bia', 'push');
  watchNavigation(url, type);
  pass(60_000);
  expect(loaded()).toEqual([]);
});
