import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CastingForm } from '@/components/favorites/casting-form';
import { castingTexts } from '@/components/favorites/texts';
import { BRIEF_MAX_LENGTH } from '@/lib/favorites/limits';
import type { Locale } from '@/lib/i18n/locales';
import pt from '@/messages/pt.json';
import { refuseStorage } from '../fixtures/browser-storage.ts';
import { refused, SENT, takePostedForms } from '../fixtures/posted-forms.ts';

const { form, brief } = pt.favorites;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => void vi.restoreAllMocks());

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const about = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Sobre o trabalho/ });
const press = () => userEvent.click(screen.getByRole('button'));
const stored = () => JSON.parse(localStorage.getItem('brief-draft') ?? 'null');

const formOf = (id: number, locale: Locale = 'pt') => (
  <CastingForm locale={locale} texts={castingTexts(locale)} talents={[{ id }]} />
);
const show = (locale?: Locale) => render(formOf(12, locale));

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
    expect(screen.getByText(brief.kept)).toBeTruthy();
    unmount();
    show();
    expect([about().value, field(form.name).value]).toEqual(['3 de março', '']);
  });

  it('is removed when the text is cleared', async () => {
    show();
    await userEvent.type(about(), '3');
    expect(stored()).not.toBeNull();
    await userEvent.clear(about());
    expect(stored()).toBeNull();
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
    await waitFor(() => expect(stored()).toBeNull());
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
    show();
    expect(screen.getByText(brief.unkept)).toBeTruthy();
    expect(screen.queryByText(brief.kept)).toBeNull();
  });
});

describe('a draft of seven fields, as releases before 0.3.0 stored it', () => {
  // The order in which the visitor filled them in.
  const OLD =
    '{"answers":{"remarks":"Externas.\\nTraje próprio.","city":"Recife","job":"Campanha","budget":"R$ 8.000","dates":"3 e 4 de março","media":"TV","territory":"Brasil, 12 meses"}}';
  const JOINED = `Tipo de trabalho: Campanha
Datas: 3 e 4 de março
Cidade: Recife
Mídia: TV
Praça e período: Brasil, 12 meses
Verba: R$ 8.000
Observações:
Externas.
Traje próprio.`;

  it('becomes one text, which is stored in its place', () => {
    localStorage.setItem('brief-draft', OLD);
    const { unmount } = show();
    expect(about().value).toBe(JOINED);
    expect(stored()).toEqual({ answers: { message: JOINED } });
    unmount();
    show();
    expect(about().value).toBe(JOINED);
  });

  it.each([
    ['en', 'City: Recife'],
    ['es', 'Ciudad: Recife'],
  ] as const)('has the labels of the page: %s', (locale, text) => {
    localStorage.setItem('brief-draft', '{"answers":{"city":"Recife"}}');
    const { container } = show(locale);
    expect(container.querySelector('textarea')?.value).toBe(text);
  });

  it('fits the limit with its longest answers', () => {
    const answers = Object.fromEntries(
      ['job', 'dates', 'city', 'media', 'territory', 'budget'].map((name) => [
        name,
        'x'.repeat(200),
      ]),
    );
    const whole = JSON.stringify({ answers: { ...answers, remarks: 'x'.repeat(2_000) } });
    for (const locale of ['pt', 'en', 'es'] as const) {
      localStorage.setItem('brief-draft', whole);
      const { unmount, container } = show(locale);
      const { length = 0 } = container.querySelector('textarea')?.value ?? '';
      expect(length).toBeGreaterThan(3_200);
      expect(length).toBeLessThanOrEqual(BRIEF_MAX_LENGTH);
      unmount();
    }
  });
});
