import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScoutingForm } from '@/components/scouting/scouting-form';
import pt from '@/messages/pt.json';
import { refuseStorage } from '../fixtures/kept-in-browser.ts';
import { PATHS } from './forms/paths';

const { kept, disk } = vi.hoisted(() => ({ kept: new Map<string, File>(), disk: { full: false } }));
vi.mock('@/components/scouting/photo-store', () => ({
  readPhotos: async () => new Map(kept),
  writePhoto: async (slot: string, file: File) => !disk.full && kept.set(slot, file).size > 0,
  dropPhoto: async (slot: string) => kept.delete(slot),
  dropPhotos: async () => kept.clear(),
}));

const { scouting, forms } = pt;
const JPEG = { type: 'image/jpeg' };
const photo = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff])], name, JPEG);
const text = () => new File(['no picture'], 'texto.jpg', JPEG);
const input = (slot: string) => document.querySelector(`input[name=${slot}]`) as HTMLInputElement;
const shown = () => document.querySelectorAll('form img').length;
const names = () => [...kept].map(([slot, { name }]) => `${slot} ${name}`);

function show() {
  const choices = { countries: [], skinTones: [], cities: [] };
  render(
    <ScoutingForm
      texts={{ locale: 'pt', scouting, forms, paths: PATHS }}
      choices={choices}
      reply={null}
    />,
  );
}

beforeEach(() => {
  kept.clear();
  disk.full = false;
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => {};
  show();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a photo that is refused is neither shown nor kept', async () => {
  await userEvent.upload(input('image_1'), photo('rosto.jpg'));
  await waitFor(() => expect(names()).toEqual(['image_1 rosto.jpg']));
  await userEvent.upload(input('image_2'), text());
  await screen.findByText(forms.faults['image-type']);
  await userEvent.upload(input('image_3'), photo('meio.jpg'));
  await waitFor(() => expect(names()).toContain('image_3 meio.jpg'));
  expect(names()).toEqual(['image_1 rosto.jpg', 'image_3 meio.jpg']);
  expect(shown()).toBe(2);
});

test('a refused photo in the place of a good one leaves that one standing', async () => {
  await userEvent.upload(input('image_1'), photo('rosto.jpg'));
  await waitFor(() => expect(names()).toEqual(['image_1 rosto.jpg']));
  await userEvent.upload(input('image_1'), text());
  await screen.findByText(forms.faults['image-type']);
  expect(input('image_1').getAttribute('aria-invalid')).toBe('true');
  expect(names()).toEqual(['image_1 rosto.jpg']);
  expect(shown()).toBe(1);
});

test('a photo that the full disk of a device does not keep is said not to be kept', async () => {
  await screen.findByText(scouting.kept);
  disk.full = true;
  await userEvent.upload(input('image_1'), photo('rosto.jpg'));
  expect(await screen.findByText(scouting.unkept)).toBeTruthy();
});

test('nor are answers, once the storage is full', async () => {
  await screen.findByText(scouting.kept);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.type(screen.getByLabelText(scouting.fields.email), 'a');
  expect(await screen.findByText(scouting.unkept)).toBeTruthy();
});

test('a browser that refuses to store answers is said not to keep them', async () => {
  cleanup();
  refuseStorage('localStorage');
  show();
  expect(await screen.findByText(scouting.unkept)).toBeTruthy();
});
