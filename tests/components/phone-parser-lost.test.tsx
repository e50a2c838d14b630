import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { SENT, takePostedForms } from '../fixtures/posted-forms.ts';
import { control, FORMS, fillIn } from './forms/forms.tsx';

// The schema imports it too, so that the server alone validates.
vi.mock('@/lib/scouting/phone', () => {
  throw new Error('Failed to fetch dynamically imported module');
});
vi.mock('@/components/scouting/phone-mask', () => ({ default: () => null }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

test('without the parser of phone numbers a number is typed and sent as it is', {
  timeout: 30_000,
}, async () => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => {};
  vi.stubGlobal('fetch', async () => Response.json([{ value: '1', label: 'Um' }]));
  const scouting = FORMS.find(({ feature }) => feature === 'scouting');
  render(scouting?.form);
  const { posts } = takePostedForms(SENT);
  const { phone: _phone, ...answers } = scouting?.answers ?? {};
  await fillIn(answers);
  const phone = control('phone');
  await userEvent.type(phone as Element, '11987650100');
  await userEvent.tab();
  expect(phone?.value).toBe('11987650100');
  await waitFor(() => expect(document.getElementById('field-phone-note')).toBeTruthy());
  await userEvent.click(screen.getByRole('button', { name: scouting?.send }));
  await waitFor(() => expect(posts).toHaveLength(1));
  const body = posts[0]?.body;
  expect(body instanceof FormData && body.get('phone')).toBe('11987650100');
});
