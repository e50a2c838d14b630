import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScoutingForm } from '@/components/scouting/scouting-form';
import type { PhotoAdvice } from '@/lib/scouting/photo-advice';
import { PHOTO_OUTLINES } from '@/lib/scouting/photo-outlines';
import pt from '@/messages/pt.json';
import { SENT, takePostedForms } from '../fixtures/posted-forms.ts';
import { COLORS } from './forms/colors.ts';
import { FORMS, fillIn } from './forms/forms.tsx';
import { PATHS } from './forms/paths';

const { stored, coach } = vi.hoisted(() => ({
  stored: new Map<string, File>(),
  coach: { adviceOn: async (_slot: string, _photo: { file: File }): Promise<PhotoAdvice[]> => [] },
}));
vi.mock('@/components/scouting/photo-coach', () => ({
  adviceOn: (slot: string, photo: { file: File }) => coach.adviceOn(slot, photo),
}));
vi.mock('@/components/scouting/photo-store', () => ({
  readPhotos: async () => new Map(stored),
  writePhoto: async () => true,
  dropPhotos: async () => {},
}));

const { scouting, forms } = pt;
const { advice } = scouting;
const PLACE = [{ value: '1', label: 'Um' }];
const photo = (name: string) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff])], name, { type: 'image/jpeg' });
const input = (slot: string) => document.querySelector(`input[name=${slot}]`) as HTMLInputElement;
const describedBy = (slot: string) => {
  const ids = input(slot).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
};

function show() {
  render(
    <ScoutingForm
      texts={{ locale: 'pt', scouting, forms, paths: PATHS }}
      choices={{ countries: PLACE, skinTones: PLACE, cities: PLACE, ...COLORS }}
      outlines={PHOTO_OUTLINES}
      reply={null}
    />,
  );
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('fetch', async () => Response.json(PLACE));
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => {};
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('advice is announced, describes its photo, and goes with it', async () => {
  coach.adviceOn = async (_, { file }) => (file.name === 'escura.jpg' ? ['dark', 'blurred'] : []);
  show();
  await userEvent.upload(input('image_1'), photo('clara.jpg'));
  await userEvent.upload(input('image_2'), photo('escura.jpg'));
  const words = `Perfil: ${advice.dark} ${advice.blurred} ${advice.keep}`;
  await waitFor(() => expect(describedBy('image_2')).toContain(words));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(words);
  expect(describedBy('image_1').join()).not.toContain(advice.keep);
  expect(input('image_2').getAttribute('aria-invalid')).toBeNull();

  coach.adviceOn = () => new Promise(() => {});
  await userEvent.upload(input('image_2'), photo('outra.jpg'));
  await screen.findByTitle('outra.jpg');
  expect(describedBy('image_2').join()).not.toContain(advice.keep);
});

test('advice that comes after its photo was replaced is not shown', async () => {
  const late = Promise.withResolvers<PhotoAdvice[]>();
  coach.adviceOn = (_, { file }) =>
    file.name === 'primeira.jpg' ? late.promise : Promise.resolve(['small']);
  show();
  await userEvent.upload(input('image_3'), photo('primeira.jpg'));
  await screen.findByTitle('primeira.jpg');
  await userEvent.upload(input('image_3'), photo('segunda.jpg'));
  await waitFor(() => expect(describedBy('image_3').join()).toContain(advice.small));
  await act(async () => late.resolve(['dark']));
  expect(describedBy('image_3').join()).not.toContain(advice.dark);
  expect(describedBy('image_3').join()).toContain(advice.small);
});

test('a photo restored from the draft is judged again', async () => {
  stored.set('image_4', photo('inteiro.jpg'));
  coach.adviceOn = async (slot) => (slot === 'image_4' ? ['landscape'] : []);
  show();
  await waitFor(() => expect(describedBy('image_4').join()).toContain(advice.landscape));
});

test.each([
  ['advice', async (): Promise<PhotoAdvice[]> => ['dark', 'bright', 'blurred', 'small']],
  ['a coach that fails', () => Promise.reject(new Error('no script'))],
])('%s does not prevent sending', { timeout: 30_000 }, async (_, adviceOn) => {
  coach.adviceOn = adviceOn;
  show();
  const { posts } = takePostedForms(SENT);
  await fillIn(FORMS.find(({ feature }) => feature === 'scouting')?.answers ?? {});
  await userEvent.click(screen.getByRole('button', { name: forms.send }));
  await waitFor(() => expect(posts).toHaveLength(1));
});
