import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refused, SENT, takePostedForms } from '../../fixtures/posted-forms.ts';
import { control, FORMS, fillIn, sendButton } from './forms.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => {};
  vi.stubGlobal('fetch', async () => Response.json([{ value: '1', label: 'Um' }]));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const invalid = () => document.querySelectorAll('[aria-invalid=true]').length;

describe.each(FORMS)('$feature', ({ form, answers, send, required }) => {
  it('starts with the honeypot, because without script the browser posts in document order', () => {
    const { container } = render(form);
    const posted = container.querySelector('form');
    expect([posted?.method, posted?.getAttribute('action')]).toEqual([
      ...['post', expect.stringMatching(/^\/api\/[a-z-]+\?lang=pt$/)],
    ]);
    const [first] = [...(posted?.elements ?? [])].filter((one) => one.matches('[name]'));
    expect(first?.getAttribute('name')).toBe('website');
    expect(first?.getAttribute('tabindex')).toBe('-1');
  });

  it('marks missing fields, focuses the first, and sends nothing', async () => {
    const { posts } = takePostedForms(SENT);
    render(form);
    await userEvent.click(sendButton(send));
    await waitFor(() => expect(invalid()).toBe(required));
    const [first] = Object.keys(answers);
    await waitFor(() => expect(document.activeElement).toBe(control(String(first))));
    const notes = [...document.querySelectorAll('[id^=field-][id$=-note]')];
    const sentences = new Set(notes.map(({ textContent }) => textContent));
    expect(sentences.size, 'a message of its own for each').toBe(required);
    expect(posts).toEqual([]);
  });

  it('is sent once, however often the button is clicked', async () => {
    const { posts } = takePostedForms('never');
    render(form);
    await fillIn(answers);
    await userEvent.dblClick(sendButton(send));
    await waitFor(() => expect(posts).toHaveLength(1));
    const body = posts[0]?.body;
    const sent = typeof body === 'string' ? JSON.parse(body) : Object.fromEntries(body ?? []);
    expect(sent).toMatchObject({
      ...answers,
      website: '',
      filling_ms: expect.stringMatching(/^\d+$/),
    });
    await userEvent.click(document.querySelector('[type=submit]') as Element);
    expect(posts).toHaveLength(1);
  });

  it('sends what a bot wrote into the honeypot', async () => {
    const { posts } = takePostedForms(SENT);
    render(form);
    await fillIn({ ...answers, website: 'https://spam.example' });
    await userEvent.click(sendButton(send));
    await waitFor(() => expect(posts).toHaveLength(1));
    const body = posts[0]?.body;
    const website = body instanceof FormData ? body.get('website') : JSON.parse(body ?? '').website;
    expect(website).toBe('https://spam.example');
  });

  it('marks the faults that the server found, and focuses the first', async () => {
    takePostedForms(refused(422, 'invalid', { email: 'email' }));
    render(form);
    await fillIn(answers);
    await userEvent.click(sendButton(send));
    await waitFor(() => expect(document.activeElement).toBe(control('email')));
    expect(invalid()).toBe(1);
    await userEvent.type(control('email') as Element, 'x');
    await waitFor(() => expect(invalid()).toBe(0));
  });

  it.each([
    [502, 'not-sent'],
    [200, 'not one of ours'],
  ])('preserves all answers when it is refused: %i, %s', async (status, code) => {
    const { posts } = takePostedForms(refused(status, code), SENT);
    render(form);
    await fillIn(answers);
    await userEvent.click(sendButton(send));
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
    for (const [name, text] of Object.entries(answers)) expect(control(name)?.value).toBe(text);
    await userEvent.click(sendButton(send));
    await waitFor(() => expect(posts).toHaveLength(2));
    const [first, second] = posts.map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toBe(first);
  });

  it('preserves its key through a reload, and gets a new one once it was sent', {
    timeout: 30_000,
  }, async () => {
    const { posts } = takePostedForms(refused(502, 'not-sent'), SENT);
    const keys = () => posts.map(({ headers }) => headers.get('idempotency-key'));
    for (const time of [1, 2, 3]) {
      const { unmount } = render(form);
      await fillIn(answers);
      await userEvent.click(sendButton(send));
      await waitFor(() => expect(posts).toHaveLength(time));
      await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
      unmount();
      vi.restoreAllMocks();
    }
    const [first, second, third] = keys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('has its own key in every tab, whatever draft was restored', {
    timeout: 30_000,
  }, async () => {
    const { posts } = takePostedForms(refused(502, 'not-sent'));
    for (const time of [1, 2]) {
      const { unmount } = render(form);
      await fillIn(answers);
      await userEvent.click(sendButton(send));
      await waitFor(() => expect(posts).toHaveLength(time));
      unmount();
      vi.restoreAllMocks();
      // Another tab has the same local storage, but its own session.
      sessionStorage.clear();
    }
    const [first, second] = posts.map(({ headers }) => headers.get('idempotency-key'));
    expect(second).not.toBe(first);
  });

  it('Enter leaves a field and sends nothing', async () => {
    const { posts } = takePostedForms(SENT);
    render(form);
    await fillIn(answers);
    await userEvent.type(control('email') as Element, '{Enter}');
    expect(document.activeElement).toBe(document.body);
    await Promise.resolve();
    expect(posts).toEqual([]);
    expect(sendButton(send).textContent).toBe(send);
  });
});
