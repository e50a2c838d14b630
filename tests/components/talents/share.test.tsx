import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Share } from '@/components/talents/share';
import { messagesOf } from '@/lib/i18n/messages';

const texts = messagesOf('pt').share;
const URL_OF_PAGE = 'https://vitrine.test/modelos/12/ana';

const share = vi.fn<(data: ShareData) => Promise<void>>();

beforeEach(() => {
  share.mockReset().mockResolvedValue();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  vi.unstubAllGlobals();
});

const show = () => render(<Share url={URL_OF_PAGE} title="Ana" texts={texts} />);
const press = () => act(async () => screen.getByText(texts.share).click());
const expectText = (role: 'status' | 'alert', text: string) =>
  vi.waitFor(() => expect(screen.getByRole(role).textContent).toBe(text));
const details = () => screen.getByRole<HTMLDetailsElement>('group');

it('without a share sheet it unfolds a copy of the link, WhatsApp and mail', async () => {
  show();
  await press();
  expect(details().open).toBe(true);
  expect(screen.getByRole('button', { name: texts.copy })).toBeTruthy();
  const page = encodeURIComponent(URL_OF_PAGE);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `https://wa.me/?text=Ana%20${page}`,
    `mailto:?subject=Ana&body=${page}`,
  ]);
  expect(share).not.toHaveBeenCalled();
});

it('copies the address, and says so where the browser refuses', async () => {
  const writeText = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('no'));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  show();
  const copy = () => act(async () => screen.getByText(texts.copy).click());
  await copy();
  await expectText('status', texts.copied);
  expect(writeText).toHaveBeenCalledWith(URL_OF_PAGE);
  expect(screen.queryByRole('textbox')).toBeNull();
  await copy();
  await expectText('alert', texts.notShared);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(URL_OF_PAGE);
});

it('shares the link where the system has a share sheet', async () => {
  Object.assign(navigator, { share });
  show();
  await press();
  await vi.waitFor(() => expect(share).toHaveBeenCalledWith({ title: 'Ana', url: URL_OF_PAGE }));
  expect(details().open).toBe(false);
});

it('says that sharing failed, but not that the sheet was closed or is open already', async () => {
  Object.assign(navigator, { share });
  show();
  for (const name of ['AbortError', 'InvalidStateError']) {
    share.mockReset().mockRejectedValue(new DOMException('no', name));
    await press();
    await vi.waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    await expectText('status', '');
  }
  share.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  expect(screen.queryByRole('textbox')).toBeNull();
  await press();
  await expectText('alert', texts.notShared);
  const link = screen.getByRole<HTMLInputElement>('textbox', { name: texts.link });
  act(() => link.focus());
  const { selectionStart, selectionEnd, value } = link;
  expect(value.slice(selectionStart ?? 0, selectionEnd ?? 0)).toBe(URL_OF_PAGE);
});
