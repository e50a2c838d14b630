import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import pt from '@/messages/pt.json';
import { SENT, takePostedForms } from '../../fixtures/posted-forms.ts';
import { FORMS, fillIn, sendButton } from './forms.tsx';

vi.mock('@/components/forms/deliver', () => {
  throw new Error('Failed to load chunk');
});

const [contact] = FORMS;

test('a form whose sending script cannot be loaded says so, and can be sent again', async () => {
  const { posts } = takePostedForms(SENT);
  render(contact?.form);
  await fillIn({ ...contact?.answers });
  await userEvent.click(sendButton(contact?.send ?? ''));
  expect(await screen.findByText(pt.forms.offline)).toBeDefined();
  expect(posts).toHaveLength(0);
  expect(sendButton(contact?.send ?? '').getAttribute('aria-disabled')).toBe('false');
});
