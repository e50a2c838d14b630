import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { refused, SENT, takePostedForms } from '../../fixtures/posted-forms.ts';
import { control, FORMS, fillIn, sendButton } from './forms.tsx';

const lost = vi.hoisted(() => () => {
  throw new Error('Failed to fetch dynamically imported module');
});
vi.mock('@/lib/contact/schema', lost);
// The schema of the application imports it too.
vi.mock('@/lib/scouting/phone', lost);
vi.mock('@/components/scouting/phone-mask', () => ({ default: () => null }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

const formOf = (feature: string) => {
  const found = FORMS.find((form) => form.feature === feature);
  if (!found) throw new Error(feature);
  return found;
};

test('if its schema cannot be loaded only the server validates a form', async () => {
  const { form, answers, send } = formOf('contact');
  const { posts } = takePostedForms(refused(422, 'invalid', { email: 'email' }), SENT);
  render(form);
  await fillIn({ ...answers, email: 'x' });
  await userEvent.click(sendButton(send));
  await waitFor(() => expect(control('email')?.getAttribute('aria-invalid')).toBe('true'));
  expect(JSON.parse(String(posts[0]?.body))).toMatchObject({ email: 'x', name: 'Zoë' });
  await fillIn({ email: 'zoe@example.com' });
  await userEvent.click(sendButton(send));
  await waitFor(() => expect(posts).toHaveLength(2));
});

test('without the parser of phone numbers a number is typed and sent as it is', {
  timeout: 30_000,
}, async () => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => {};
  vi.stubGlobal('fetch', async () => Response.json([{ value: '1', label: 'Um' }]));
  const scouting = formOf('scouting');
  render(scouting.form);
  const { posts } = takePostedForms(SENT);
  const { phone: _phone, ...answers } = scouting.answers;
  await fillIn(answers);
  const phone = control('phone');
  await userEvent.type(phone as Element, '11987650100');
  await userEvent.tab();
  expect(phone?.value).toBe('11987650100');
  await waitFor(() => expect(document.getElementById('field-phone-note')).toBeTruthy());
  await userEvent.click(screen.getByRole('button', { name: scouting.send }));
  await waitFor(() => expect(posts).toHaveLength(1));
  const body = posts[0]?.body as FormData;
  expect(body.get('phone')).toBe('11987650100');
  // The server checks the guard's fields before it reads a file.
  expect([...body.keys()].slice(-5)).toEqual([
    ...['filling_ms', 'image_1', 'image_2', 'image_3', 'image_4'],
  ]);
});
