import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SentScreen } from '@/components/forms/sent-screen';

vi.mock('next/link', () => import('./next-link.tsx'));

const onNavigate = vi.fn();

beforeEach(() => {
  onNavigate.mockClear();
  render(
    <SentScreen
      title="Sent"
      text="We answer soon."
      ways={[{ text: 'Again', href: '/modelos', onNavigate }]}
      summary={{ title: 'Summary', answers: { name: ' Ana ', phone: ' ' }, labels }}
    />,
  );
});

const labels = { name: 'Name', phone: 'Phone' };

it.each([
  ['begins anew with a link of its own', {}, 1],
  ['leaves what was sent alone if the link opens another tab', { ctrlKey: true }, 0],
])('%s', (_what, keys, calls) => {
  fireEvent.click(screen.getByRole('link', { name: 'Again' }), keys);
  expect(onNavigate).toHaveBeenCalledTimes(calls);
});

it('lists what was answered', () => {
  expect(document.querySelector('dl')?.textContent).toBe('NameAna');
});
