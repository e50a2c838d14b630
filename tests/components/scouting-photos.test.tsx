import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScoutingForm } from '@/components/scouting/scouting-form';
import { IMAGE_BYTES } from '@/lib/scouting/limits';
import { PHOTO_OUTLINES } from '@/lib/scouting/photo-outlines';
import pt from '@/messages/pt.json';
import { SENT, takePostedForms } from '../fixtures/posted-forms.ts';
import { COLORS } from './forms/colors.ts';
import { FORMS, fillIn } from './forms/forms.tsx';
import { PATHS } from './forms/paths';

const size = vi.hoisted(() => ({ of: async () => ({ width: 900, height: 1200 }) }));
vi.mock('@/components/scouting/photo-size', () => ({ sizeOf: () => size.of() }));

const { scouting, forms } = pt;
const PLACE = [{ value: '1', label: 'Um' }];
const answers = FORMS.find(({ feature }) => feature === 'scouting')?.answers ?? {};
const JPEG = { type: 'image/jpeg' };
const photo = (name = 'foto.jpg') => new File([new Uint8Array([0xff, 0xd8, 0xff])], name, JPEG);
const input = (slot: string) => document.querySelector(`input[name=${slot}]`) as HTMLInputElement;
const news = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const described = (slot: string) => {
  const ids = input(slot).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
};
const send = () => screen.getByRole('button', { name: forms.send });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => {};
  vi.stubGlobal('fetch', async () => Response.json(PLACE));
  const choices = { countries: PLACE, skinTones: PLACE, ...COLORS };
  render(
    <ScoutingForm
      texts={{ locale: 'pt', scouting, forms, paths: PATHS }}
      choices={choices}
      outlines={PHOTO_OUTLINES}
    />,
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  size.of = async () => ({ width: 900, height: 1200 });
});

test('every change of a photo is announced', async () => {
  await userEvent.upload(input('image_1'), photo());
  await waitFor(() => expect(news()).toContain('Rosto: foto escolhida'));
  await userEvent.click(screen.getByRole('button', { name: 'Remover a foto: Rosto' }));
  expect(news()).toContain('Rosto: foto removida');
  // The button that was pressed is gone.
  expect(document.activeElement).toBe(input('image_1'));
  await userEvent.upload(input('image_2'), new File(['text'], 'foto.jpg', JPEG));
  await waitFor(() => expect(news()).toContain(`Perfil: ${forms.faults['image-type']}`));
});

test('a picture that is too small is refused with a message', async () => {
  size.of = async () => ({ width: 1, height: 1 });
  await userEvent.upload(input('image_3'), photo());
  await waitFor(() => expect(news()).toContain(`Meio corpo: ${forms.faults['image-small']}`));
  expect(input('image_3').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('img')).toBeNull();
});

test.each([
  ['image-type', '%PDF-1.7', 0],
  ['image-heic', '\0\0\0\x18ftypheic\0\0\0\0', 0],
  ['image-size', '\xff\xd8\xff\xe0', IMAGE_BYTES],
] as const)('a file is refused with the message %s', async (fault, start, padding) => {
  const bytes = Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(padding)]);
  await userEvent.upload(input('image_1'), new File([bytes], 'foto.jpg', JPEG));
  await waitFor(() => expect(described('image_1')).toContain(forms.faults[fault]));
  expect(screen.queryByRole('img')).toBeNull();
});

test('sending waits for a photo that is still being read, and shows it', {
  timeout: 30_000,
}, async () => {
  const { posts } = takePostedForms(SENT);
  await fillIn(answers);
  const read = Promise.withResolvers<{ width: number; height: number }>();
  size.of = () => read.promise;
  await userEvent.upload(input('image_4'), photo('last.jpg'));
  await userEvent.click(send());
  expect(await screen.findByText(forms.waitingHint)).toBeTruthy();
  expect(posts).toEqual([]);
  read.resolve({ width: 900, height: 1200 });
  await waitFor(() => expect(posts).toHaveLength(1));
  const body = posts[0]?.body;
  expect(body instanceof FormData && body.get('image_4')).toMatchObject({ name: 'last.jpg' });
});

test('clearing can be undone, and the focus stays', {
  timeout: 30_000,
}, async () => {
  await fillIn(answers);
  const clear = screen.getByRole('button', { name: forms.draft.clear });
  await userEvent.click(clear);
  const name = document.querySelector<HTMLInputElement>('[name=realname]');
  expect([name?.value, document.querySelectorAll('form img').length]).toEqual(['', 0]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: forms.draft.undo }));
  await userEvent.click(screen.getByRole('button', { name: forms.draft.undo }));
  for (const [field, text] of Object.entries(answers)) {
    if (field === 'adult') continue;
    const control = document.querySelector<HTMLInputElement>(`[name=${field}]`);
    await waitFor(() => expect([field, control?.value]).toEqual([field, text]));
  }
  expect(screen.getByLabelText<HTMLInputElement>('Sim').checked).toBe(true);
  expect(document.querySelectorAll('form img')).toHaveLength(4);
  expect(document.activeElement?.textContent).toBe(forms.draft.clear);
});

test('a browser without storage promises none', async () => {
  // jsdom has no IndexedDB.
  await waitFor(() => expect(news()).toContain(forms.draft.unkept));
});
