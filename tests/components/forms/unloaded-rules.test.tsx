import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { refused, SENT, takePostedForms } from '../../fixtures/posted-forms.ts';
import { control, FORMS, fillIn, sendButton } from './forms.tsx';

vi.mock('@/lib/contact/schema', () => {
  throw new Error('Failed to load chunk');
});
afterEach(() => void vi.restoreAllMocks());

const contact = FORMS[0];

test('if its schema cannot be loaded only the server validates a form', async () => {
  const { posts } = takePostedForms(refused(422, 'invalid', { email: 'email' }), SENT);
  render(contact?.form);
  await fillIn({ ...contact?.answers, email: 'x' });
  await userEvent.click(sendButton(contact?.send ?? ''));
  await waitFor(() => expect(control('email')?.getAttribute('aria-invalid')).toBe('true'));
  expect(JSON.parse(String(posts[0]?.body))).toMatchObject({ email: 'x', name: 'Zoë' });
  await fillIn({ email: 'zoe@example.com' });
  await userEvent.click(sendButton(contact?.send ?? ''));
  await waitFor(() => expect(posts).toHaveLength(2));
});
