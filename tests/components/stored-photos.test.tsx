import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ScoutingForm } from '@/components/scouting/scouting-form';
import { PHOTO_OUTLINES } from '@/lib/scouting/photo-outlines';
import pt from '@/messages/pt.json';
import { refuseStorage } from '../fixtures/browser-storage.ts';
import { refused, SENT, takePostedForms } from '../fixtures/posted-forms.ts';
import { COLORS } from './forms/colors.ts';
import { FORMS, fillIn } from './forms/forms.tsx';
import { PATHS } from './forms/paths';

const { stored, disk } = vi.hoisted(() => ({
  stored: new Map<string, File>(),
  disk: { full: false },
}));
vi.mock('@/components/scouting/photo-store', () => ({
  readPhotos: async () => new Map(stored),
  writePhoto: async (slot: string, file: File) => !disk.full && stored.set(slot, file).size > 0,
  dropPhotos: async (slots = [...stored.keys()]) => slots.map((slot) => stored.delete(slot)),
}));

const { scouting, forms } = pt;
const ANSWERS = FORMS.find(({ feature }) => feature === 'scouting')?.answers ?? {};
const SLOW = { timeout: 30_000 };
const PLACE = [{ value: '1', label: 'Um' }];
const send = () => screen.getByRole('button', { name: forms.send });
const JPEG = { type: 'image/jpeg' };
const photo = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff])], name, JPEG);
const text = () => new File(['no picture'], 'texto.jpg', JPEG);
const input = (slot: string) => document.querySelector(`input[name=${slot}]`) as HTMLInputElement;
const shown = () => document.querySelectorAll('form img').length;
const names = () => [...stored].map(([slot, { name }]) => `${slot} ${name}`);

function show() {
  const choices = { countries: PLACE, skinTones: PLACE, ...COLORS };
  render(
    <ScoutingForm
      texts={{ locale: 'pt', scouting, forms, paths: PATHS }}
      choices={choices}
      outlines={PHOTO_OUTLINES}
    />,
  );
}

beforeEach(() => {
  stored.clear();
  disk.full = false;
  vi.stubGlobal('fetch', async () => Response.json(PLACE));
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => {};
  show();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a photo that is refused is neither shown nor stored', async () => {
  await userEvent.upload(input('image_1'), photo('rosto.jpg'));
  await waitFor(() => expect(names()).toEqual(['image_1 rosto.jpg']));
  await userEvent.upload(input('image_2'), text());
  await screen.findByText(forms.faults['image-type']);
  await userEvent.upload(input('image_3'), photo('meio.jpg'));
  await waitFor(() => expect(names()).toContain('image_3 meio.jpg'));
  expect(names()).toEqual(['image_1 rosto.jpg', 'image_3 meio.jpg']);
  expect(shown()).toBe(2);
});

describe('a file that is refused in place of a good photo', () => {
  const stays = pt.scouting.photoStays.replace('{file}', 'rosto.jpg');

  test('leaves that one selected, and tells so', async () => {
    await userEvent.upload(input('image_1'), photo('rosto.jpg'));
    await waitFor(() => expect(names()).toEqual(['image_1 rosto.jpg']));
    await userEvent.upload(input('image_1'), text());
    await screen.findByText(`${forms.faults['image-type']} ${stays}`);
    expect(screen.getByText(`Rosto: ${forms.faults['image-type']} ${stays}`)).toBeTruthy();
    expect(input('image_1').getAttribute('aria-invalid')).toBe('true');
    expect(names()).toEqual(['image_1 rosto.jpg']);
    expect(shown()).toBe(1);
  });

  test('prevents sending even if it is found after the button was clicked', SLOW, async () => {
    const { posts } = takePostedForms(SENT);
    await fillIn(ANSWERS);
    const read = Promise.withResolvers<ArrayBuffer>();
    const late = Object.assign(text(), { arrayBuffer: () => read.promise });
    await userEvent.upload(input('image_2'), late);
    await userEvent.click(send());
    read.resolve(new ArrayBuffer(4));
    await waitFor(() => expect(document.activeElement).toBe(input('image_2')));
    expect(input('image_2').getAttribute('aria-invalid')).toBe('true');
    expect(posts).toEqual([]);
    await userEvent.click(send());
    await waitFor(() => expect(posts).toHaveLength(1));
    const { body } = posts[0] ?? {};
    expect(body instanceof FormData && body.get('image_2')).toMatchObject({ name: 'foto.jpg' });
  });
});

test(
  'a photo that the server refused is not sent again, and nothing claims that it stays',
  SLOW,
  async () => {
    const { posts } = takePostedForms(refused(422, 'invalid', { image_3: 'image-damaged' }), SENT);
    await fillIn(ANSWERS);
    await userEvent.click(send());
    expect(await screen.findByText(forms.faults['image-damaged'])).toBeTruthy();
    await userEvent.click(send());
    await waitFor(() => expect(document.activeElement).toBe(input('image_3')));
    expect(posts).toHaveLength(1);
    await userEvent.upload(input('image_3'), photo('nova.jpg'));
    await waitFor(() => expect(input('image_3').getAttribute('aria-invalid')).toBeNull());
    await userEvent.click(send());
    await waitFor(() => expect(posts).toHaveLength(2));
  },
);

test('a photo that a full disk cannot store is reported as not stored', async () => {
  await screen.findByText(forms.draft.kept);
  disk.full = true;
  await userEvent.upload(input('image_1'), photo('rosto.jpg'));
  expect(await screen.findByText(forms.draft.unkept)).toBeTruthy();
});

test('so are answers, once the storage is full', async () => {
  await screen.findByText(forms.draft.kept);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.type(screen.getByLabelText(scouting.fields.email), 'a');
  expect(await screen.findByText(forms.draft.unkept)).toBeTruthy();
});

test('answers are reported as not stored in a browser that refuses to', async () => {
  cleanup();
  refuseStorage('localStorage');
  show();
  expect(await screen.findByText(forms.draft.unkept)).toBeTruthy();
});
