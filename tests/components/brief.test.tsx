import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CastingForm } from '@/components/favorites/casting-form';
import { castingTexts } from '@/components/favorites/texts';
import { describeJob } from '@/lib/favorites/edit-favorites';
import type { Locale } from '@/lib/i18n/locales';
import pt from '@/messages/pt.json';
import { refuseStorage } from '../fixtures/browser-storage.ts';
import { refused, SENT, takePostedForms } from '../fixtures/posted-forms.ts';

const { form, brief } = pt.favorites;

beforeEach(() => {
  // What a refused storage left in the store of an earlier test.
  describeJob('');
  localStorage.clear();
  sessionStorage.clear();
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => void vi.restoreAllMocks());

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const about = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Sobre o trabalho/ });
const press = () => userEvent.click(screen.getByRole('button'));
/** What is stored of the newest draft. */
const stored = () => {
  const { answers } = JSON.parse(localStorage.getItem('brief-draft') ?? '{}');
  return answers && { answers };
};

const formOf = (id: number, locale: Locale = 'pt') => (
  <CastingForm locale={locale} texts={castingTexts(locale)} talents={[{ id }]} />
);
/** The form in a browser that reads its storage now. */
function show(locale?: Locale) {
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  return render(formOf(12, locale));
}

async function fillIn() {
  await userEvent.type(field(form.name), 'Ana Sá');
  await userEvent.type(field(form.phone), '11 3333-0000');
  await userEvent.type(field(form.email), 'ana@casa.example');
  const now = performance.now() + 10_000;
  vi.spyOn(performance, 'now').mockReturnValue(now);
}

describe('the draft of a brief', () => {
  it('is stored on this device without the rest of the form, and restored', async () => {
    const { unmount } = show();
    await userEvent.type(about(), '3 de março');
    await fillIn();
    expect(stored()).toEqual({ answers: { message: '3 de março' } });
    expect(screen.getByText(brief.saved)).toBeTruthy();
    unmount();
    show();
    expect([about().value, field(form.name).value]).toEqual(['3 de março', '']);
  });

  it('is removed when the text is cleared', async () => {
    show();
    await userEvent.type(about(), '3');
    expect(stored()).toBeTruthy();
    await userEvent.clear(about());
    expect(stored()).toBeUndefined();
  });

  it('stays until the selection is sent', async () => {
    const { posts } = takePostedForms(refused(502, 'not-sent'), SENT);
    show();
    await userEvent.type(about(), '3 de{Enter}março');
    await fillIn();
    await press();
    await screen.findByText(/Nada se perdeu/);
    expect(stored()).toEqual({ answers: { message: '3 de\nmarço' } });
    expect(JSON.parse(String(posts[0]?.body))).toMatchObject({ message: '3 de\nmarço' });
    await press();
    await waitFor(() => expect(stored()).toBeUndefined());
    expect([field(form.name).value, about().value]).toEqual(['Ana Sá', '']);
  });

  it.each(['x', '7', '[]', '{"answers":{"message":7,"dates":7,"email":"a@b.example"}}'])(
    'that is unreadable is ignored: %s',
    (text) => {
      localStorage.setItem('brief-draft', text);
      show();
      expect([about().value, field(form.email).value]).toEqual(['', '']);
    },
  );

  it('is not promised in a browser that cannot store it', () => {
    refuseStorage('localStorage');
    act(() => describeJob('x'));
    show();
    expect(screen.getByText(brief.unsaved)).toBeTruthy();
    expect(screen.queryByText(brief.saved)).toBeNull();
  });
});
