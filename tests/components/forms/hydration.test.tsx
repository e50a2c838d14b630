import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ContactForm } from '@/components/contact/contact-form';
import pt from '@/messages/pt.json';
import { SENT, takePostedForms } from '../../fixtures/posted-forms.ts';
import { control, fillIn, sendButton } from './forms.tsx';
import { PATHS } from './paths';

const { contact, forms } = pt;
const texts = { locale: 'pt', contact, forms, paths: PATHS } as const;
const answers = { name: 'Zoë', email: 'zoe@example.com', subject: 'Olá', message: 'Um' };
const form = () => <ContactForm texts={texts} />;

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

/** The page of a form as the server renders it, before hydration. */
function serve(element: ReactElement) {
  const page = document.createElement('div');
  page.innerHTML = renderToString(element);
  document.body.append(page);
  onTestFinished(() => page.remove());
  const hydrate = () =>
    act(async () => {
      const root = hydrateRoot(page, element);
      // Clears the timer of a form that was sent, which would run after the file's DOM is gone.
      onTestFinished(() => act(() => root.unmount()));
    });
  return { page, hydrate };
}

describe('before hydration', () => {
  it('native validation prevents sending an incomplete form', async () => {
    const { page, hydrate } = serve(form());
    const element = page.querySelector('form');
    expect(element?.noValidate).toBe(false);
    expect(page.querySelectorAll('[required]')).toHaveLength(4);
    await hydrate();
    expect(element?.noValidate).toBe(true);
  });

  it('typed text stays, and is sent', async () => {
    const { posts } = takePostedForms(SENT);
    const { hydrate } = serve(form());
    for (const [name, text] of Object.entries(answers)) {
      Object.assign(control(name) ?? {}, { value: text });
    }
    await hydrate();
    await fillIn({});
    expect(control('name')?.value).toBe('Zoë');
    await userEvent.click(sendButton(forms.send));
    await waitFor(() => expect(posts).toHaveLength(1));
    expect(JSON.parse(String(posts[0]?.body))).toMatchObject(answers);
  });
});
