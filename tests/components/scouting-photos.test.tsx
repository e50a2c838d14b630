import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { IMAGE_BYTES } from '@/lib/scouting/limits';
import pt from '@/messages/pt.json';
import { photoDatabase } from '../fixtures/photo-database.ts';
import { pictures } from '../fixtures/pictures.ts';
import { FORMS, fillIn, PLACES, showScouting } from './forms/forms.tsx';

const { scouting, forms } = pt;
const answers = FORMS.find(({ feature }) => feature === 'scouting')?.answers ?? {};
const JPEG = { type: 'image/jpeg' };
const photo = (name = 'foto.jpg') => new File([new Uint8Array([0xff, 0xd8, 0xff])], name, JPEG);
const input = (slot: string) => document.querySelector(`input[name=${slot}]`) as HTMLInputElement;
const news = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const described = (slot: string) => {
  const ids = input(slot).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
};

beforeEach(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => {};
  vi.stubGlobal('fetch', async () => Response.json(PLACES));
  showScouting();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

test('every change of a photo is announced', async () => {
  await userEvent.upload(input('image_1'), photo());
  await waitFor(() => expect(news()).toContain('Rosto: foto escolhida'));
  await waitFor(() => expect(photoDatabase.photos.size).toBe(1));
  await userEvent.click(screen.getByRole('button', { name: 'Remover a foto: Rosto' }));
  expect(news()).toContain('Rosto: foto removida');
  await waitFor(() => expect(photoDatabase.photos.size).toBe(0));
  // The button that was pressed is gone.
  expect(document.activeElement).toBe(input('image_1'));
  await userEvent.upload(input('image_2'), new File(['text'], 'foto.jpg', JPEG));
  await waitFor(() => expect(news()).toContain(`Perfil: ${forms.faults['image-type']}`));
});

test('a picture that is too small is refused with a message', async () => {
  pictures.size = async () => ({ width: 1, height: 1 });
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

describe('a file that is dragged over a place', () => {
  /** Drops these files; true if the browser would open them in place of the page. */
  function drop(files: File[]): boolean {
    const event = createEvent.drop(input('image_1'), { dataTransfer: { files } });
    fireEvent(input('image_1'), event);
    return !event.defaultPrevented;
  }

  test('is chosen when it is dropped, and never opened in place of the page', async () => {
    expect(fireEvent.dragOver(input('image_1'))).toBe(false);
    expect(drop([photo('first.jpg')])).toBe(false);
    await screen.findByTitle('first.jpg');
  });

  test('fills the empty places if others are dropped with it', async () => {
    await userEvent.upload(input('image_3'), photo('third.jpg'));
    await screen.findByTitle('third.jpg');
    drop(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map(photo));
    const names = () =>
      [...document.querySelectorAll<HTMLElement>('form p[title]')].map((one) => one.title);
    await waitFor(() => expect(names()).toEqual(['a.jpg', 'b.jpg', 'third.jpg', 'c.jpg']));
  });

  test('is none if a text is dropped, which chooses nothing', () => {
    expect(drop([])).toBe(false);
    expect(news()).not.toContain(`Rosto: ${scouting.photoNews.reading}`);
  });

  test('marks the place only while it is over it', () => {
    const marked = () => input('image_1').parentElement?.hasAttribute('data-over');
    fireEvent.dragOver(input('image_1'));
    expect(marked()).toBe(true);
    fireEvent.dragLeave(input('image_1'));
    expect(marked()).toBe(false);
    fireEvent.dragOver(input('image_1'));
    drop([]);
    expect(marked()).toBe(false);
  });
});
