import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { LostPart } from '@/components/ui/chunk-failure';
import pt from '@/messages/pt.json';
import { SENT, takePostedForms } from '../../fixtures/posted-forms.ts';
import { FORMS, fillIn, sendButton } from './forms.tsx';

vi.mock('@/components/forms/deliver', () => {
  throw new Error('Failed to load chunk');
});

const [contact] = FORMS;

afterEach(() => vi.unstubAllGlobals());

// Online, the script is gone, as after a deploy: `ChunkGuard` offers the page again.
test.each([
  [true, 1],
  [false, 0],
])(
  'a form whose sending script cannot be loaded says so, and can be sent again',
  async (onLine, times) => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    const { posts } = takePostedForms(SENT);
    render(contact?.form);
    await fillIn({ ...contact?.answers });
    await userEvent.click(sendButton(contact?.send ?? ''));
    expect(await screen.findByText(pt.forms.offline)).toBeDefined();
    expect(posts).toHaveLength(0);
    expect(reported).toHaveBeenCalledTimes(times);
    if (onLine) expect(reported.mock.calls[0]?.[0]).toBeInstanceOf(LostPart);
    expect(sendButton(contact?.send ?? '').getAttribute('aria-disabled')).toBe('false');
  },
);
