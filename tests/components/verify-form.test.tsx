import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VerifyForm } from '@/components/verify/verify-form';
import { messagesOf } from '@/lib/i18n/messages';

const texts = messagesOf('en').verify.form;
const PHONE = { kind: 'phone', text: '+55 11 3062-0100', href: 'tel:+551130620100' } as const;
const ACTION = '/api/verify?lang=en';

const posts: [url: string, init: RequestInit][] = [];
/** The server's answers, in order; one that is pending never arrives. */
let answers: (Response | Promise<Response>)[] = [];
const ours = () => Response.json({ kind: 'ours', contacts: [PHONE] });
const notOurs = () => Response.json({ kind: 'not-ours' });

beforeEach(() => {
  posts.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    posts.push([url, init]);
    return answers.shift() ?? Promise.reject(new TypeError('offline'));
  });
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
  const write = { text: 'Write to us', href: '/en/contact' };
  render(<VerifyForm action={ACTION} texts={texts} write={write} />);
});
afterEach(() => {
  answers = [];
  vi.unstubAllGlobals();
});

const field = () => screen.getByLabelText<HTMLInputElement>(texts.field);
const status = () => screen.getByRole('status').textContent;
const check = () => userEvent.click(screen.getByRole('button', { name: texts.button }));

describe('the check of a contact', () => {
  it('asks the server, shows its verdict, and stays on the page', async () => {
    answers = [ours(), notOurs()];
    await userEvent.type(field(), PHONE.text);
    await check();
    expect(await screen.findByText(texts.ours)).toBeTruthy();
    expect(screen.getByText(PHONE.text)).toBeTruthy();
    const [[url, init] = []] = posts;
    expect([url, init?.method, init?.body]).toEqual([
      ...[ACTION, 'POST', JSON.stringify({ contact: PHONE.text })],
    ]);
    // False: the browser's own submission is prevented.
    expect(fireEvent.submit(field().form as HTMLFormElement)).toBe(false);
    expect(await screen.findByText(texts.notOurs)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Write to us' });
    expect(link.getAttribute('href')).toBe('/en/contact');
  });

  it.each(['', '   '])('asks for one where there is none: “%s”', async (blank) => {
    if (blank) await userEvent.type(field(), blank);
    expect(screen.queryByText(texts.empty)).toBeNull();
    await check();
    expect(screen.getByText(texts.empty)).toBeTruthy();
    expect(document.activeElement).toBe(field());
    expect([status(), posts]).toEqual(['', []]);
  });

  it.each([
    ['a lost connection', () => null, texts.failed],
    ['the page of a proxy', () => new Response('<html>'), texts.failed],
    ['an unknown verdict', () => Response.json({ kind: 'ours', contacts: [{}] }), texts.failed],
    ['a failure', () => Response.json({ kind: 'not-ours' }, { status: 500 }), texts.failed],
    ['the rate limit', () => new Response(null, { status: 429 }), texts.often],
  ])('says why it has no verdict: %s', async (_what, answer, words) => {
    answers = [answer() ?? []].flat();
    await userEvent.type(field(), 'x');
    await check();
    await waitFor(() => expect(status()).toBe(words));
  });

  it('clears the verdict, and one that is still to come, once the text changes', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answers = [ours(), promise];
    await userEvent.type(field(), PHONE.text);
    await check();
    expect(await screen.findByText(texts.ours)).toBeTruthy();
    await userEvent.type(field(), '0');
    expect(status()).toBe('');
    await check();
    expect(status()).toBe(texts.waiting);
    await userEvent.type(field(), '1');
    resolve(notOurs());
    await act(() => new Promise((done) => setTimeout(done)));
    expect([status(), posts[1]?.[1].signal?.aborted]).toEqual(['', true]);
  });
});
