import { act, fireEvent, render, screen } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PdfLink } from '@/components/talents/pdf-link';
import { messagesOf } from '@/lib/i18n/messages';

vi.mock('file-saver', () => ({ saveAs: vi.fn() }));

const HREF = '/modelos/12/ana-luz/composite.pdf';
const texts = messagesOf('pt').share;

/** The site's responses, in order; the last one repeats. */
let answers: (() => Response | Promise<Response>)[];
const asked = vi.fn<(url: string, init: RequestInit) => void>();
const NAMED = { 'Content-Disposition': 'attachment; filename="ana-luz.pdf"' };
const pdf = () => new Response('%PDF', { headers: NAMED });
const busy = (seconds: string, status = 503) =>
  new Response(null, { status, headers: { 'Retry-After': seconds } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked(url, init);
    return (answers.length > 1 ? answers.shift() : answers[0])?.();
  });
  vi.mocked(saveAs).mockReset();
  asked.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const link = () => screen.getByRole('link');
const press = () => act(async () => link().click());
/** Waits in real time for the text of the lazy-loaded part. */
const expectText = (role: 'status' | 'alert', text: string) =>
  vi.waitFor(() => expect(screen.getByRole(role).textContent).toBe(text));

describe('the link to a PDF', () => {
  it('saves the file also after the page is left, as the browser itself would', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answers = [() => promise];
    const { unmount } = render(<PdfLink href={HREF} texts={texts} />);
    await press();
    unmount();
    resolve(pdf());
    await vi.waitFor(() => expect(saveAs).toHaveBeenCalledOnce());
  });

  it('saves the file under the name that the site gives it, and asks once', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answers = [() => promise];
    render(<PdfLink href={HREF} texts={texts} />);
    await press();
    await press();
    resolve(pdf());
    await expectText('status', texts.saved);
    expect(asked.mock.calls.map(([url, { method }]) => [url, method])).toEqual([[HREF, undefined]]);
    expect(vi.mocked(saveAs).mock.calls[0]?.[1]).toBe('ana-luz.pdf');
    expect(link().textContent).toBe(texts.download);
  });

  it('waits for as long as the site asks, shows that, and retries', async () => {
    answers = [() => busy('7'), () => busy('9', 429), pdf];
    render(<PdfLink href={HREF} texts={texts} />);
    await press();
    await expectText('status', texts.waiting.replace('{seconds}', '7'));
    expect([link().textContent, link().getAttribute('aria-busy')]).toEqual([texts.making, 'true']);
    await act(() => vi.advanceTimersByTimeAsync(6_900));
    expect(asked).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(200));
    await expectText('status', texts.waiting.replace('{seconds}', '9'));
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    await expectText('status', texts.saved);
    expect(saveAs).toHaveBeenCalledTimes(1);
  });

  it('gives up after six attempts, and can be retried', async () => {
    answers = [() => busy('1')];
    render(<PdfLink href={HREF} texts={texts} />);
    await press();
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    await expectText('alert', texts.notMade);
    expect(asked).toHaveBeenCalledTimes(6);
    answers = [pdf];
    await press();
    await expectText('status', texts.saved);
  });

  it.each([404, 410, 500, 503])('does not wait after %i that names no time', async (status) => {
    answers = [() => new Response(null, { status })];
    render(<PdfLink href={HREF} texts={texts} />);
    await press();
    await expectText('alert', texts.notMade);
    expect([asked.mock.calls.length, vi.mocked(saveAs).mock.calls.length]).toEqual([1, 0]);
  });

  it('leaves a click for a new tab to the browser', async () => {
    render(<PdfLink href={HREF} texts={texts} />);
    let isPrevented: boolean | undefined;
    const follow = (event: Event) => {
      isPrevented = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', follow, { once: true });
    await act(async () => void fireEvent.click(link(), { ctrlKey: true }));
    expect([isPrevented, link().textContent]).toEqual([false, texts.download]);
    expect(asked).not.toHaveBeenCalled();
  });

  it('posts the notes of a selection', async () => {
    answers = [pdf];
    const posted = { talents: [{ id: 12, note: 'Sim' }] };
    render(<PdfLink href="/favoritos/casting.pdf?ids=12" posted={() => posted} texts={texts} />);
    await press();
    await expectText('status', texts.saved);
    expect(asked.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(posted),
    });
  });
});
