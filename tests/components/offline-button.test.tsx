import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OfflineButton } from '@/components/offline/offline-button';
import { messagesOf } from '@/lib/i18n/messages';

const texts = messagesOf('en').favorites.offline;
const PATH = '/en/favorites/offline';
const SAVED = { ids: [12, 7], savedAt: Date.now() - 7_200_000, bytes: 24_000_000, missing: 0 };

type Message = { type: string; ids?: number[]; notes?: object };
type Reply = (message: Message) => object[];

/** The messages sent to the worker. */
const sent: Message[] = [];
let registered: object | undefined;

/** A browser with a fake worker; `has`: it was registered before this visit. */
function browserWith(reply: Reply, { has = false, register = async () => {} } = {}) {
  const active = {
    state: 'activated',
    addEventListener() {},
    postMessage(message: Message, [port]: MessagePort[]) {
      sent.push(message);
      for (const one of reply(message)) port?.postMessage(one);
    },
  };
  const registration = {
    scope: location.origin + PATH,
    active,
    update: async () => {},
  };
  registered = has ? registration : undefined;
  vi.stubGlobal('navigator', {
    ...{ onLine: true, userAgent: navigator.userAgent },
    serviceWorker: {
      getRegistration: async () => registered,
      async register(file: string, options: object) {
        sent.push({ type: 'register', file, ...options } as Message);
        await register();
        registered = registration;
        return registration;
      },
    },
  });
}

beforeEach(() => void sent.splice(0));
afterEach(() => vi.unstubAllGlobals());

const show = (ids: readonly number[] = [12, 7], notes = {}) =>
  render(<OfflineButton locale="en" path={PATH} ids={ids} notes={notes} texts={texts} />);
const keep = () => screen.findByRole('button', { name: texts.keep });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a device that has saved nothing loads and registers nothing until the press', async () => {
  browserWith(() => []);
  vi.resetModules();
  const load = vi.fn(() => ({ default: () => null }));
  vi.doMock('@/components/offline/offline-copy', load);
  const { OfflineButton: Button } = await import('@/components/offline/offline-button');
  render(<Button locale="en" path={PATH} ids={[12]} notes={{}} texts={texts} />);
  const button = await keep();
  await act(async () => {});
  expect([sent, load.mock.calls]).toEqual([[], []]);
  await userEvent.hover(button);
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  vi.doUnmock('@/components/offline/offline-copy');
});

test('the press registers the worker for its page alone, and sends it ids and notes', async () => {
  browserWith(({ type }) => [{ copy: type === 'save' ? SAVED : null }]);
  show([12, 7], { 12: 'red', 99: 'of another' });
  await press(texts.keep);
  await screen.findByText('Saved on this device, updated 2 hours ago.');
  expect(sent[0]).toMatchObject({
    type: 'register',
    file: '/offline-worker.js',
    scope: PATH,
    updateViaCache: 'none',
  });
  expect(sent.find(({ type }) => type === 'save')).toEqual({
    type: 'save',
    ids: [12, 7],
    notes: { 12: 'red' },
  });
  expect(screen.getByRole('link', { name: texts.open }).getAttribute('href')).toBe(PATH);
  const button = screen.getByRole('button', { name: texts.update });
  expect(document.activeElement, 'the button that replaces the pressed one').toBe(button);
  expect(screen.getByRole('status').textContent).toBe(texts.done);
});

test('a visitor who went on to another field keeps the focus there', async () => {
  browserWith(() => []);
  let load = () => {};
  const loading = new Promise<void>((resolve) => {
    load = resolve;
  });
  vi.resetModules();
  vi.doMock('@/components/offline/offline-copy', async (original) => {
    await loading;
    return original();
  });
  const { OfflineButton: Button } = await import('@/components/offline/offline-button');
  render(
    <>
      <Button locale="en" path={PATH} ids={[12]} notes={{}} texts={texts} />
      <input aria-label="elsewhere" />
    </>,
  );
  await press(texts.keep);
  await userEvent.click(screen.getByRole('textbox'));
  load();
  await screen.findByText(texts.starting);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  vi.doUnmock('@/components/offline/offline-copy');
});

test('a copy that another tab deleted is no longer said to be saved', async () => {
  let copy: object | null = SAVED;
  browserWith(() => [{ copy }]);
  show();
  await press(texts.keep);
  await screen.findByText(texts.done);
  copy = null;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await screen.findByText(texts.lead);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('progress is announced, and further presses are ignored meanwhile', async () => {
  browserWith(({ type }) => (type === 'save' ? [{ done: 3, total: 12 }] : [{ copy: null }]));
  show();
  await press(texts.keep);
  await screen.findByText('Saving 3 of 12…');
  const saves = () => sent.filter(({ type }) => type === 'save').length;
  await press(texts.keep);
  expect(saves()).toBe(1);
});

test('at most fifty are saved, and a note says so', async () => {
  browserWith(() => [{ copy: null }]);
  show(Array.from({ length: 60 }, (_, place) => place + 1));
  await press(texts.keep);
  await screen.findByText('The first 50 models in your selection are saved.');
  await vi.waitFor(() => expect(sent.at(-1)?.ids).toHaveLength(50));
});

test('a saved selection is shown with its size, and freed at one press', async () => {
  browserWith(({ type }) => [{ copy: type === 'free' ? null : SAVED }], { has: true });
  show();
  await press('Free up 24 MB');
  await screen.findByText(texts.freed);
  expect(sent.at(-1)).toEqual({ type: 'free' });
  expect(screen.queryByRole('link', { name: texts.open })).toBeNull();
});

test('of another selection it says so, and offers to save this one', async () => {
  browserWith(() => [{ copy: { ...SAVED, missing: 2 } }], { has: true });
  show([1]);
  await screen.findByText('Another selection is saved on this device, updated 2 hours ago.');
  await screen.findByText('2 photos are not saved yet. Update when you are online.');
  await keep();
});

test.each(['full', 'unavailable', 'off'] as const)('a failure is shown: %s', async (failed) => {
  browserWith(({ type }) => [type === 'save' ? { failed } : { copy: null }]);
  show();
  await press(texts.keep);
  await screen.findByText(texts.failures[failed]);
  await keep();
});

test('a browser that forbids workers or storage says so', async () => {
  const register = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  browserWith(() => [], { register });
  show();
  await press(texts.keep);
  await screen.findByText(texts.failures.unsupported);
});

test('a browser without workers says so', async () => {
  vi.stubGlobal('navigator', { userAgent: navigator.userAgent });
  show();
  await press(texts.keep);
  await screen.findByText(texts.failures.unsupported);
});

test('a worker that did not arrive is another failure', async () => {
  const register = () => Promise.reject(new TypeError('script'));
  browserWith(() => [], { register });
  show();
  await press(texts.keep);
  await screen.findByText(texts.failures.unavailable);
});
