import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ToastPlace } from '@/components/ui/toast-place';
import type { Toast } from '@/components/ui/toaster';
import { showToast } from '@/components/ui/toasts';

const removed: Toast = { id: 'ana', kind: 'warning', text: 'Ana saiu.' };

function page() {
  render(
    <>
      <button type="button">Antes</button>
      <ToastPlace />
    </>,
  );
}

const show = (toast: Toast) => act(() => showToast(toast, 'Avisos'));

it('replaces an earlier message with the same id, and no other', async () => {
  page();
  await show({ ...removed, undo: { label: 'Desfazer', run: () => {} } });
  await show({ ...removed, id: 'bia', text: 'Bia saiu.' });
  await show({ ...removed, kind: 'success', text: 'Ana voltou.' });
  const texts = screen.getAllByRole('dialog').map(({ textContent }) => textContent);
  expect(texts).toEqual(['Bia saiu.', 'Ana voltou.']);
});

it('disappears when its button undoes the change, and restores the focus', async () => {
  page();
  const run = vi.fn();
  await show({ ...removed, undo: { label: 'Desfazer', run } });
  screen.getByText('Antes').focus();
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByText('Desfazer'));
  await userEvent.keyboard('{Enter}');
  expect(run).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText('Ana saiu.')).toBeNull());
  expect(document.activeElement).toBe(screen.getByText('Antes'));
});

it('is closed by Esc while it has the focus', async () => {
  page();
  await show(removed);
  screen.getByText('Antes').focus();
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Ana saiu.')).toBeNull());
  expect(document.activeElement).toBe(screen.getByText('Antes'));
});

it('has a link that works by keyboard, and closes it', async () => {
  const link = { label: 'Ver seleção', locale: 'pt', route: { page: 'favorites' } } as const;
  page();
  await show({ ...removed, link });
  screen.getByText('Antes').focus();
  await userEvent.tab();
  await userEvent.tab();
  const shown = screen.getByRole('link', { name: 'Ver seleção' });
  expect([document.activeElement, shown.getAttribute('href')]).toEqual([shown, '/favoritos']);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('Ana saiu.')).toBeNull());
});
