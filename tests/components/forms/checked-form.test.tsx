import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ContactForm } from '@/components/contact/contact-form';
import { FormPage } from '@/components/forms/form-page';
import { readAnswers } from '@/components/forms/sent-screen';
import { NAVIGATION_START } from '@/components/ui/page-transitions';
import { ToastPlace } from '@/components/ui/toast-place';
import { SENT_MS } from '@/lib/config/constants';
import pt from '@/messages/pt.json';
import { refused, SENT, takePostedForms } from '../../fixtures/posted-forms.ts';
import { control, fillIn, PATHS, sendButton } from './forms.tsx';

const { contact, forms } = pt;
const texts = { locale: 'pt', contact, forms, region: 'Mensagens', paths: PATHS } as const;
const answers = { name: 'Zoë', email: 'zoe@example.com', subject: 'Olá', message: 'Um' };
const form = () => <ContactForm texts={texts} />;
const alert = () => screen.getByRole('alert').textContent;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
});

describe('leaving while a form is sent', () => {
  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('asks the visitor who closes the page', async () => {
    const { answer } = takePostedForms('never');
    render(form());
    await fillIn(answers);
    expect(leaves()).toBe(true);
    await userEvent.click(sendButton(forms.send));
    await waitFor(() => expect(leaves()).toBe(false));
    answer('offline');
    await waitFor(() => expect(leaves()).toBe(true));
  });

  it('says on another page that it arrived', async () => {
    const { answer, posts } = takePostedForms('never');
    const { rerender } = render([<ToastPlace key="toasts" />, <div key="page">{form()}</div>]);
    await fillIn(answers);
    await userEvent.click(sendButton(forms.send));
    await waitFor(() => expect(posts).toHaveLength(1));
    rerender([<ToastPlace key="toasts" />]);
    answer(SENT);
    expect(await screen.findByText(contact.thanksTitle)).toBeTruthy();
  });
});

describe('a form that was sent', () => {
  it('is replaced by the success screen, and empty when it comes back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { posts } = takePostedForms(SENT);
    window.history.replaceState(null, '', PATHS.form);
    render(
      <StrictMode>
        <FormPage>{form()}</FormPage>
      </StrictMode>,
    );
    await fillIn(answers);
    fireEvent.click(sendButton(forms.send));
    const button = document.querySelector('[type=submit]') as HTMLButtonElement;
    const sent = () => expect(button.textContent).toBe(forms.sent);
    await vi.waitFor(sent, { timeout: 10_000 });
    // React starts the timer only after it has rendered the message.
    await act(() => new Promise<void>((done) => setImmediate(done)));
    fireEvent.click(button);
    // The wait above let the clock advance a little.
    act(() => void vi.advanceTimersByTime(SENT_MS - 200));
    sent();
    expect(control('name')?.value).toBe('Zoë');
    act(() => void vi.advanceTimersByTime(200));
    expect(document.activeElement?.textContent).toContain(contact.thanksTitle);
    const summary = screen.getByLabelText(forms.summary);
    for (const text of ['Zoë', 'zoe@example.com', 'Um'])
      expect(summary.textContent).toContain(text);
    for (const name of [...Object.keys(answers), 'phone']) expect(control(name)?.value).toBe('');

    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: contact.again });
    act(() => void window.dispatchEvent(new CustomEvent(NAVIGATION_START, { detail: href })));
    await fillIn(answers);
    fireEvent.click(sendButton(forms.send));
    await vi.waitFor(() => expect(posts).toHaveLength(2), { timeout: 10_000 });
    const [first, second] = posts.map(({ headers }) => headers.get('idempotency-key'));
    expect(second).not.toBe(first);
  });
});

it('shows the upload progress, as a figure that does not wrap', async () => {
  takePostedForms('never');
  render(form());
  await fillIn(answers);
  const icons = () => document.querySelectorAll('[type=submit] svg.animate-spin').length;
  expect(icons()).toBe(0);
  await userEvent.click(sendButton(forms.send));
  await waitFor(() => expect(icons()).toBe(1));
  const percent = await screen.findByText(/\d/, { selector: 'button > span' });
  expect(percent.textContent).toMatch(/^\d+%$/);
  expect(percent.className).toContain('whitespace-nowrap');
});

it('moves the focus from one invalid field to the next, and from the last one to the first', async () => {
  render(form());
  await userEvent.click(sendButton(forms.send));
  await waitFor(() => expect(alert()).toContain('4 campos para revisar'));
  const focused = () => document.activeElement?.getAttribute('name');
  expect(focused()).toBe('name');
  const visited: unknown[] = [];
  for (let step = 0; step < 4; step += 1) {
    await userEvent.click(screen.getByRole('button', { name: forms.nextField }));
    visited.push(focused());
  }
  expect(visited).toEqual(['email', 'subject', 'message', 'name']);
  await userEvent.click(control('subject') as Element);
  await userEvent.click(screen.getByRole('button', { name: forms.nextField }));
  expect(focused(), 'after the field that was focused').toBe('message');
});

describe('a form that was not sent', () => {
  it.each([
    [refused(429, 'rate'), forms.refusals.rate],
    [{ status: 502, body: {} }, forms.refusals['perhaps-sent']],
    ['offline', forms.refusals.offline],
  ] as const)('explains why: %o', async (answer, words) => {
    takePostedForms(answer);
    render(form());
    await fillIn(answers);
    await userEvent.click(sendButton(forms.send));
    await waitFor(() => expect(alert()).toBe(words));
  });

  it('removes the message on the next try', async () => {
    takePostedForms(refused(429, 'rate'));
    render(form());
    await fillIn(answers);
    await userEvent.click(sendButton(forms.send));
    await waitFor(() => expect(alert()).toBe(forms.refusals.rate));
    fireEvent.input(control('name') as Element, { target: { value: '' } });
    await userEvent.click(sendButton(forms.send));
    await waitFor(() => expect(alert()).toContain('1 campo para revisar'));
    expect(alert()).not.toContain(forms.refusals.rate);
  });
});

it('until hydration native validation prevents sending an incomplete form', async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(form());
  document.body.append(page);
  onTestFinished(() => page.remove());
  const element = page.querySelector('form');
  expect(element?.noValidate).toBe(false);
  expect(page.querySelectorAll('[required]')).toHaveLength(4);
  render(form(), { container: page, hydrate: true });
  await waitFor(() => expect(element?.noValidate).toBe(true));
});

it('reads what each kind of field shows', () => {
  const { container } = render(
    <form>
      <input name="name" defaultValue="Ana" />
      <select name="state" defaultValue="SP">
        <option value="SP">São Paulo</option>
      </select>
      <select name="city" />
      <input type="checkbox" name="adult" value="yes" defaultChecked />
      <input type="checkbox" name="news" value="yes" />
      <input type="radio" name="unit" value="cm" defaultChecked />
      <input type="radio" name="unit" value="in" />
      <textarea name="message" defaultValue="Oi" />
      <button type="submit">Enviar</button>
    </form>,
  );
  const form = container.querySelector('form');
  if (!form) throw new Error('no form');
  expect(readAnswers(form)).toEqual({
    ...{ name: 'Ana', state: 'São Paulo', city: '', adult: 'yes', news: '', unit: 'cm' },
    message: 'Oi',
  });
});
