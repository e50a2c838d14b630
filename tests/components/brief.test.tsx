import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CastingForm } from '@/components/favorites/casting-form';
import { castingTexts } from '@/components/favorites/texts';
import pt from '@/messages/pt.json';
import { refuseStorage } from '../fixtures/browser-storage.ts';
import { refused, SENT, takePostedForms } from '../fixtures/posted-forms.ts';

const { form, brief } = pt.favorites;
const { fields } = brief;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => void vi.restoreAllMocks());

const folded = () => document.querySelector('details');
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = () => userEvent.click(screen.getByRole('button'));
const stored = () => JSON.parse(localStorage.getItem('brief-draft') ?? 'null');

const formOf = (id: number) => (
  <CastingForm locale="pt" texts={castingTexts('pt')} talents={[{ id }]} />
);
const show = () => render(formOf(12));

async function fillIn() {
  await userEvent.type(field(form.name), 'Ana Sá');
  await userEvent.type(field(form.phone), '11 3333-0000');
  await userEvent.type(field(form.email), 'ana@casa.example');
  const now = performance.now() + 10_000;
  vi.spyOn(performance, 'now').mockReturnValue(now);
}

describe('a brief', () => {
  it('is collapsed, and all of it is optional', () => {
    show();
    expect(folded()?.open).toBe(false);
    for (const label of Object.values(fields)) expect(field(label).required).toBe(false);
  });

  it('is sent with the selection', async () => {
    const { posts } = takePostedForms(SENT);
    show();
    await userEvent.type(field(fields.city), 'Recife');
    await userEvent.type(field(fields.remarks), 'Externas{Enter}ao sol');
    await fillIn();
    await press();
    await waitFor(() => expect(posts).toHaveLength(1));
    const sent = { city: 'Recife', remarks: 'Externas\nao sol', job: '' };
    expect(JSON.parse(String(posts[0]?.body))).toMatchObject(sent);
    expect(posts[0]?.url).toBe('/api/favorites?lang=pt');
  });

  it('expands if something in it is too long, and shows that error', async () => {
    const { posts } = takePostedForms(SENT);
    show();
    await fillIn();
    await userEvent.click(field(fields.budget));
    await userEvent.paste('x'.repeat(201));
    await press();
    await waitFor(() => expect(document.activeElement).toBe(field(fields.budget)));
    expect(folded()?.open).toBe(true);
    expect(screen.getByRole('alert').textContent).toBe(brief.tooLong);
    expect(field(fields.budget).getAttribute('aria-invalid')).toBe('true');
    expect(posts).toEqual([]);
  });
});

describe('its draft', () => {
  it('is stored on this device without the rest of the form, and restored expanded', async () => {
    const { unmount } = show();
    await userEvent.type(field(fields.dates), '3 de março');
    await fillIn();
    expect(stored()).toEqual({ answers: { dates: '3 de março' } });
    expect(screen.getByText(brief.kept)).toBeTruthy();
    unmount();
    show();
    expect(field(fields.dates).value).toBe('3 de março');
    expect(field(form.name).value).toBe('');
    expect(folded()?.open).toBe(true);
  });

  it('is removed when all of its fields are cleared', async () => {
    show();
    await userEvent.type(field(fields.dates), '3');
    expect(stored()).not.toBeNull();
    await userEvent.clear(field(fields.dates));
    expect(stored()).toBeNull();
  });

  it('stays until the selection is sent', async () => {
    takePostedForms(refused(502, 'not-sent'), SENT);
    show();
    await userEvent.type(field(fields.dates), '3 de março');
    await fillIn();
    await press();
    await screen.findByText(/Nada se perdeu/);
    expect(stored()).toEqual({ answers: { dates: '3 de março' } });
    await press();
    await waitFor(() => expect(stored()).toBeNull());
    expect([field(form.name).value, field(fields.dates).value]).toEqual(['Ana Sá', '']);
  });

  it.each(['x', '7', '[]', '{"answers":{"dates":7,"email":"a@b.example"}}'])(
    'that is unreadable is ignored: %s',
    (text) => {
      localStorage.setItem('brief-draft', text);
      show();
      expect(folded()?.open).toBe(false);
      expect([field(fields.dates).value, field(form.email).value]).toEqual(['', '']);
    },
  );

  it('is not promised in a browser that cannot store it', () => {
    refuseStorage('localStorage');
    show();
    expect(screen.getByText(brief.unkept)).toBeTruthy();
    expect(screen.queryByText(brief.kept)).toBeNull();
  });
});
