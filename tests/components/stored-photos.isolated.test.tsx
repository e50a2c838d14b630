import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import pt from '@/messages/pt.json';
import { refuseStorage } from '../fixtures/browser-storage.ts';
import { photoDatabase } from '../fixtures/photo-database.ts';
import { refused, SENT, takePostedForms } from '../fixtures/posted-forms.ts';
import { FORMS, fillIn, PLACES, sendButton, showScouting } from './forms/forms.tsx';

const { scouting, forms } = pt;
const { photos } = photoDatabase;
const ANSWERS = FORMS.find(({ feature }) => feature === 'scouting')?.answers ?? {};
const SLOW = { timeout: 30_000 };
const JPEG = { type: 'image/jpeg' };
const photo = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff])], name, JPEG);
const text = () => new File(['no picture'], 'texto.jpg', JPEG);
const input = (slot: string) => document.querySelector(`input[name=${slot}]`) as HTMLInputElement;
const shown = () => document.querySelectorAll('form img').length;
const names = () => [...photos.values()].map((file) => (file as File).name);
const show = () => showScouting();
const send = () => userEvent.click(sendButton(forms.send));
let urls: string[] = [];

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(PLACES));
  urls = [];
  URL.createObjectURL = () => `blob:${urls.push('in use')}`;
  URL.revokeObjectURL = (url) => void urls.splice(Number(url.slice(5)) - 1, 1, 'revoked');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

/** A file whose content can be read only from some moment on. */
function slow(file: File, content = new Uint8Array([0xff, 0xd8, 0xff])) {
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>();
  const late = Object.assign(file, { arrayBuffer: () => promise });
  return { late, arrive: () => resolve(content.buffer) };
}

test('stored photos are shown and sent, and then no longer stored', SLOW, async () => {
  for (const slot of ['image_1', 'image_2', 'image_3', 'image_4']) {
    photos.set(slot, photo(`${slot}.jpg`));
  }
  const { posts } = takePostedForms(SENT);
  // As releases before 0.4.0 stored them.
  showScouting({ adult: 'yes' });
  await waitFor(() => expect(shown()).toBe(4));
  expect(screen.getByText(forms.draft.restored)).toBeTruthy();
  await fillIn(ANSWERS, false);
  await send();
  await waitFor(() => expect(posts).toHaveLength(1));
  const { body } = posts[0] ?? {};
  expect(body instanceof FormData && body.get('image_2')).toMatchObject({ name: 'image_2.jpg' });
  await waitFor(() => expect(photos.size).toBe(0));
});

test('of the stored photos those are restored whose slot was not touched meanwhile', async () => {
  const stored = ['image_1', 'image_2', 'image_3'].map(
    (slot) => [slot, photo(`${slot}.jpg`)] as const,
  );
  for (const [slot, file] of stored) photos.set(slot, file);
  const { promise, resolve } = Promise.withResolvers<void>();
  photoDatabase.ready = promise;
  showScouting({ adult: 'yes' });
  await userEvent.upload(input('image_1'), photo('new.jpg'));
  await userEvent.upload(input('image_2'), photo('removed.jpg'));
  await userEvent.click(await screen.findByRole('button', { name: 'Remover a foto: Perfil' }));
  resolve();
  expect(await screen.findByTitle('image_3.jpg')).toBeTruthy();
  expect(screen.getByTitle('new.jpg')).toBeTruthy();
  await waitFor(() => expect(shown()).toBe(2));
  await waitFor(() => expect(names().sort()).toEqual(['image_3.jpg', 'new.jpg']));
});

test('two applications in two tabs are not mixed, and clearing one leaves the other', async () => {
  /** The form in a new tab. */
  async function openTab() {
    vi.resetModules();
    const tab = await import('./forms/forms.tsx');
    const { container } = tab.showScouting();
    return {
      ...within(container),
      name: container.querySelector('[name=realname]') as HTMLInputElement,
    };
  }
  const storedNames = () => {
    const { answers, older = [] } = JSON.parse(localStorage.getItem('scouting-draft') ?? '{}');
    return [{ answers }, ...older].map((draft) => draft.answers?.realname);
  };

  const first = await openTab();
  await userEvent.type(first.name, 'Ana');
  await userEvent.upload(input('image_1'), photo('ana.jpg'));
  await first.findByTitle('ana.jpg');
  const second = await openTab();
  expect(await second.findByTitle('ana.jpg')).toBeTruthy();
  expect([second.name.value, storedNames()]).toEqual(['Ana', ['Ana']]);
  await userEvent.type(second.name, ' Bia');
  expect([first.name.value, storedNames()]).toEqual(['Ana', ['Ana Bia', 'Ana']]);
  await userEvent.click(second.getByRole('button', { name: forms.draft.clear }));
  // A browser tells the other tabs.
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'scouting-draft' })));
  expect([first.name.value, storedNames()]).toEqual(['Ana', ['Ana']]);
  await waitFor(() => expect(names()).toEqual(['ana.jpg']));
});

test('sending waits for a photo that replaces one that is still being read', SLOW, async () => {
  const { posts } = takePostedForms(SENT);
  show();
  await fillIn(ANSWERS);
  const [first, second] = [slow(photo('first.jpg')), slow(photo('second.jpg'))];
  await userEvent.upload(input('image_4'), first.late);
  await userEvent.upload(input('image_4'), second.late);
  first.arrive();
  await send();
  expect(await screen.findByText(forms.waitingHint)).toBeTruthy();
  expect(posts).toEqual([]);
  second.arrive();
  await waitFor(() => expect(posts).toHaveLength(1));
  const body = posts[0]?.body;
  expect(body instanceof FormData && body.get('image_4')).toMatchObject({ name: 'second.jpg' });
});

test('a URL of a photo lasts until it is replaced or the form is left', async () => {
  const { unmount } = show();
  for (const name of ['first.jpg', 'second.jpg']) {
    await userEvent.upload(input('image_1'), photo(name));
    await screen.findByTitle(name);
  }
  await waitFor(() => expect(urls.filter((url) => url === 'in use')).toHaveLength(1));
  unmount();
  expect(urls).not.toContain('in use');
});

test('a photo that is still being read when the form is left is not stored', async () => {
  const { unmount } = show();
  const { late, arrive } = slow(photo('late.jpg'));
  await userEvent.upload(input('image_1'), late);
  unmount();
  arrive();
  await act(() => new Promise((done) => setTimeout(done)));
  expect(names()).toEqual([]);
});

describe('a file that is refused in place of a good photo', () => {
  const stays = pt.scouting.photoStays.replace('{file}', 'rosto.jpg');

  test('leaves that one selected, and tells so', async () => {
    show();
    await userEvent.upload(input('image_1'), photo('rosto.jpg'));
    await waitFor(() => expect(names()).toEqual(['rosto.jpg']));
    await userEvent.upload(input('image_1'), text());
    await screen.findByText(`${forms.faults['image-type']} ${stays}`);
    expect(screen.getByText(`Rosto: ${forms.faults['image-type']} ${stays}`)).toBeTruthy();
    expect(input('image_1').getAttribute('aria-invalid')).toBe('true');
    expect(names()).toEqual(['rosto.jpg']);
    expect(shown()).toBe(1);
  });

  test('prevents sending even if it is found after the button was clicked', SLOW, async () => {
    show();
    const { posts } = takePostedForms(SENT);
    await fillIn(ANSWERS);
    const { late, arrive } = slow(text(), new Uint8Array(4));
    await userEvent.upload(input('image_2'), late);
    await send();
    arrive();
    await waitFor(() => expect(document.activeElement).toBe(input('image_2')));
    expect(input('image_2').getAttribute('aria-invalid')).toBe('true');
    expect(posts).toEqual([]);
    await send();
    await waitFor(() => expect(posts).toHaveLength(1));
    const { body } = posts[0] ?? {};
    expect(body instanceof FormData && body.get('image_2')).toMatchObject({ name: 'foto.jpg' });
  });
});

test(
  'a photo that the server refused is not sent again, and nothing claims that it stays',
  SLOW,
  async () => {
    show();
    const { posts } = takePostedForms(refused(422, 'invalid', { image_3: 'image-damaged' }), SENT);
    await fillIn(ANSWERS);
    await send();
    expect(await screen.findByText(forms.faults['image-damaged'])).toBeTruthy();
    await send();
    await waitFor(() => expect(document.activeElement).toBe(input('image_3')));
    expect(posts).toHaveLength(1);
    await userEvent.upload(input('image_3'), photo('nova.jpg'));
    await waitFor(() => expect(input('image_3').getAttribute('aria-invalid')).toBeNull());
    await send();
    await waitFor(() => expect(posts).toHaveLength(2));
  },
);

test.each<[string, () => unknown, () => unknown]>([
  ['a photo, on a full disk', () => {}, () => Object.assign(photoDatabase, { trouble: 'full' })],
  ['an answer, on a full disk', () => {}, () => fullStorage()],
  ['an answer, in a browser that refuses to', () => refuseStorage('localStorage'), () => {}],
  [
    'a photo, in one that forbids it',
    () => Object.assign(photoDatabase, { trouble: 'forbidden' }),
    () => {},
  ],
])('is reported as not stored: %s', async (what, before, after) => {
  before();
  show();
  if (what.includes('full disk')) await screen.findByText(forms.draft.saved);
  after();
  await userEvent.upload(input('image_1'), photo('rosto.jpg'));
  await userEvent.type(screen.getByLabelText(scouting.fields.email), 'a');
  expect(await screen.findByText(forms.draft.unsaved)).toBeTruthy();
});

function fullStorage() {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}
