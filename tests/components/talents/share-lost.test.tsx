import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Share } from '@/components/talents/share';
import { messagesOf } from '@/lib/i18n/messages';

vi.mock('@/components/talents/share-page', () => {
  throw new Error('Failed to load chunk');
});

const texts = messagesOf('pt').share;

it.each([
  ['sharing', texts.share],
  ['copying', texts.copy],
])('%s says that it failed where its script cannot be loaded', async (_what, name) => {
  vi.stubGlobal('navigator', { share: vi.fn() });
  render(<Share url="https://vitrine.test/a" title="Ana" pdf="/a.pdf" texts={texts} />);
  expect(screen.getByRole('status').textContent).toBe('');
  await act(async () => screen.getByText(name).click());
  expect((await screen.findByRole('alert')).textContent).toBe(texts.notShared);
  vi.unstubAllGlobals();
});
