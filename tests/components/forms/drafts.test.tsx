import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import pt from '@/messages/pt.json';
import { SENT, takePostedForms } from '../../fixtures/posted-forms.ts';
import { control, FORMS, fillIn, sendButton } from './forms.tsx';

const { draft } = pt.forms;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal('fetch', async () => Response.json([{ value: '1', label: 'Um' }]));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

/** The answers in the stored draft of a form. */
function storedAnswers(name: string): unknown {
  const text = localStorage.getItem(`${name}-draft`);
  return text && JSON.parse(text).answers;
}

/** Fills in a field like a password manager, without an event. */
function autofill(name: string, text: string): void {
  Object.assign(control(name) ?? {}, { value: text });
}

const formOf = (feature: string) => {
  const found = FORMS.find((form) => form.feature === feature);
  if (!found) throw new Error(feature);
  return found;
};

describe.each([
  ['contact', 'name', 'email'],
  ['scouting', 'realname', 'email'],
])('the draft of %s', (feature, first, second) => {
  const { form } = formOf(feature);

  it('stores what was autofilled before hydration', async () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(form);
    document.body.append(page);
    autofill(first, 'Zoë');
    await act(async () => {
      const root = hydrateRoot(page, form);
      onTestFinished(() => act(() => root.unmount()));
    });
    expect(storedAnswers(feature)).toEqual({ [first]: 'Zoë' });
    page.remove();
  });

  it('stores what was autofilled without an event once another field is typed in', async () => {
    render(form);
    autofill(first, 'Zoë');
    await userEvent.type(control(second) as Element, 'x');
    expect(storedAnswers(feature)).toEqual({ [first]: 'Zoë', [second]: 'x' });
  });

  it('stores what was autofilled without an event when the form is left', async () => {
    render(form);
    await userEvent.click(control(second) as Element);
    autofill(first, 'Zoë');
    fireEvent.blur(control(second) as Element);
    expect(storedAnswers(feature)).toEqual({ [first]: 'Zoë' });
  });
});

describe('a message', () => {
  const { form, answers, send } = formOf('contact');

  it('is restored when the page is opened again, can be cleared, and that undone', async () => {
    render(form);
    expect(screen.getByText(draft.saved)).toBeTruthy();
    await fillIn(answers);
    cleanup();
    render(form);
    expect(screen.getByText(draft.restored)).toBeTruthy();
    for (const [name, text] of Object.entries(answers)) expect(control(name)?.value).toBe(text);
    await userEvent.click(screen.getByRole('button', { name: draft.clear }));
    expect([control('message')?.value, storedAnswers('contact')]).toEqual(['', null]);
    expect(document.activeElement?.textContent).toBe(draft.undo);
    await userEvent.click(screen.getByRole('button', { name: draft.undo }));
    for (const [name, text] of Object.entries(answers)) expect(control(name)?.value).toBe(text);
    expect(storedAnswers('contact')).toEqual(answers);
  });

  it('that was autofilled without an event is sent, and its draft removed', async () => {
    const { posts } = takePostedForms(SENT);
    render(form);
    for (const [name, text] of Object.entries(answers)) autofill(name, text);
    await fillIn({});
    await userEvent.click(sendButton(send));
    await waitFor(() => expect(posts).toHaveLength(1));
    expect(JSON.parse(String(posts[0]?.body))).toMatchObject(answers);
    await waitFor(() => expect(storedAnswers('contact')).toBeNull());
  });
});
