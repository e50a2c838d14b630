import { beforeEach, expect, test, vi } from 'vitest';

const KEY = 'contact-draft';
const texts = (text: string) => ({ answers: { name: text }, files: {} });
const NOTHING = { answers: {}, files: {} };

/** The drafts as a tab sees them that opens the page now; `session` is what its session storage has. */
async function openTab(session: Record<string, string> = {}) {
  vi.resetModules();
  sessionStorage.clear();
  for (const [key, text] of Object.entries(session)) sessionStorage.setItem(key, text);
  const { storedDrafts } = await import('@/components/forms/stored-drafts');
  const drafts = storedDrafts('contact', ['image_1']);
  return { ...drafts, begun: drafts.begin() };
}

/** The session storage of the open tab while it is in view, and when it is left. */
function sessions() {
  const inView = { ...sessionStorage };
  window.dispatchEvent(new Event('pagehide'));
  const left = { ...sessionStorage };
  window.dispatchEvent(new Event('pageshow'));
  return { inView, left };
}

beforeEach(() => localStorage.clear());

test('a new tab begins with the newest draft, and then has its own', async () => {
  const first = await openTab();
  expect(first.begun).toEqual(NOTHING);
  first.write(texts('A'));
  const { inView, left } = sessions();
  const second = await openTab();
  expect(second.begun).toEqual(texts('A'));
  second.write(texts('B'));
  expect((await openTab(left)).begun).toEqual(texts('A'));
  // A duplicate of a tab that is in view.
  expect((await openTab(inView)).begun).toEqual(texts('B'));
});

test('a draft is removed with the one that it began with, which an open tab stores again', async () => {
  const first = await openTab();
  first.write(texts('A'));
  const second = await openTab();
  second.write(texts('B'));
  expect([first.isLost(), second.isLost()]).toEqual([false, false]);
  second.drop();
  expect([first.isLost(), second.isLost()]).toEqual([true, false]);
  expect((await openTab()).begun).toEqual(NOTHING);
  first.write(texts('A'));
  second.drop();
  expect((await openTab()).begun).toEqual(texts('A'));
});

test('three are stored, and an older one is stored again only while there is room', async () => {
  const tabs = [await openTab(), await openTab(), await openTab(), await openTab()];
  for (const [index, tab] of tabs.entries())
    tab.write({ answers: {}, files: { image_1: `${index}` } });
  expect([tabs[0]?.fileKeys(), tabs[0]?.isLost()]).toEqual([['3', '2', '1'], false]);
  tabs[3]?.drop();
  expect(tabs[0]?.isLost()).toBe(true);
});

test('the draft of a release before 0.4.0 is the newest, with its files under their fields', async () => {
  localStorage.setItem(KEY, JSON.stringify(texts('A')));
  const tab = await openTab();
  expect(tab.begun).toEqual({ answers: { name: 'A' }, files: { image_1: 'image_1' } });
  tab.write(texts('B'));
  // That release reads the newest draft.
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({ answers: { name: 'B' } });
  tab.drop();
  expect(localStorage.getItem(KEY)).toBeNull();
});

test.each(['x', '7', '[]', '{"answers":7,"older":7}', '{"older":[7,{"id":"1"}]}'])(
  'an unreadable draft is ignored: %s',
  async (text) => {
    localStorage.setItem(KEY, text);
    const { begun, write } = await openTab();
    expect(begun.answers).toEqual({});
    expect(write(texts('A'))).toBe(true);
  },
);
