import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Share } from '@/components/talents/share';
import { messagesOf } from '@/lib/i18n/messages';

const texts = messagesOf('pt').share;
const PDF = '/modelos/12/ana/composite.pdf';
const URL_OF_PAGE = 'https://vitrine.test/modelos/12/ana';

const NAMED = { 'Content-Disposition': 'attachment; filename="ana.pdf"' };

const share = vi.fn<(data: ShareData) => Promise<void>>();
const asked = vi.fn<(url: string) => Response>();

/** A system with a share sheet that takes PDFs or no files. */
function system(takes: { files: boolean }) {
  const canShare = ({ files }: ShareData) =>
    takes.files && files?.length === 1 && files[0]?.type === 'application/pdf';
  Object.assign(navigator, { share, canShare });
}

beforeEach(() => {
  share.mockReset().mockResolvedValue();
  asked.mockReset().mockImplementation(() => new Response('%PDF', { headers: NAMED }));
  vi.stubGlobal('fetch', async (url: string) => asked(url));
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
  vi.unstubAllGlobals();
});

function show(pdf = PDF) {
  const page = (file: string) => <Share url={URL_OF_PAGE} title="Ana" pdf={file} texts={texts} />;
  const { rerender } = render(page(pdf));
  return (file: string) => rerender(page(file));
}

const press = () => act(async () => screen.getByText(texts.share).click());
const expectText = (role: 'status' | 'alert', text: string) =>
  vi.waitFor(() => expect(screen.getByRole(role).textContent).toBe(text));
const details = () => screen.getByRole<HTMLDetailsElement>('group');

it('without a share sheet it unfolds a link to WhatsApp and a copy of the link', async () => {
  show();
  await press();
  expect(details().open).toBe(true);
  const address = screen.getByRole('link').getAttribute('href');
  expect(address).toBe(`https://wa.me/?text=${encodeURIComponent(`Ana ${URL_OF_PAGE}`)}`);
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

it('shares the link at once where the system takes no files', async () => {
  system({ files: false });
  show();
  await press();
  await vi.waitFor(() => expect(share).toHaveBeenCalledWith({ title: 'Ana', url: URL_OF_PAGE }));
  expect([details().open, asked.mock.calls]).toEqual([false, []]);
});

it('fetches the PDF at the first press and shares it at the next', async () => {
  system({ files: true });
  show();
  await press();
  await expectText('status', texts.ready);
  expect(share).not.toHaveBeenCalled();
  await press();
  await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
  const { files, title, text } = share.mock.calls[0]?.[0] ?? {};
  expect([title, text]).toEqual(['Ana', `Ana ${URL_OF_PAGE}`]);
  expect(files?.map(({ name, type }) => [name, type])).toEqual([['ana.pdf', 'application/pdf']]);
  await press();
  await vi.waitFor(() => expect(share).toHaveBeenCalledTimes(2));
  expect(asked.mock.calls).toEqual([[PDF]]);
});

it('fetches the PDF again for another selection', async () => {
  system({ files: true });
  const change = show('/favoritos/casting.pdf?ids=1');
  await press();
  await expectText('status', texts.ready);
  change('/favoritos/casting.pdf?ids=1,2');
  await press();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith('/favoritos/casting.pdf?ids=1,2'));
  expect(share).not.toHaveBeenCalled();
});

it('shares the link when the PDF cannot be fetched', async () => {
  system({ files: true });
  asked.mockImplementation(() => new Response(null, { status: 500 }));
  show();
  await press();
  await expectText('status', texts.withoutPdf);
  await press();
  await vi.waitFor(() => expect(share).toHaveBeenCalledWith({ title: 'Ana', url: URL_OF_PAGE }));
});

it('says that sharing failed, but not that the visitor chose nothing', async () => {
  system({ files: false });
  show();
  share.mockRejectedValue(new DOMException('no', 'AbortError'));
  await press();
  await vi.waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  await expectText('status', '');
  share.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  expect(screen.queryByRole('textbox')).toBeNull();
  await press();
  await expectText('alert', texts.notShared);
  const link = screen.getByRole<HTMLInputElement>('textbox', { name: texts.link });
  act(() => link.focus());
  const { selectionStart, selectionEnd, value } = link;
  expect(value.slice(selectionStart ?? 0, selectionEnd ?? 0)).toBe(URL_OF_PAGE);
});
