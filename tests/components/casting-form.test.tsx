import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { CastingForm, SendBar } from '@/components/favorites/casting-form';
import { castingTexts } from '@/components/favorites/texts';
import { FormPage } from '@/components/forms/form-page';
import { describeJob } from '@/lib/favorites/edit-favorites';
import { CASTING_ID } from '@/lib/favorites/ids';
import { NOTE_MAX_LENGTH } from '@/lib/favorites/limits';
import { openSelection, startSelection } from '@/lib/favorites/named-selections';
import { favoritesNow, useFavorites } from '@/lib/favorites/store';
import { isIdempotencyKey } from '@/lib/forms/idempotency-key';
import pt from '@/messages/pt.json';
import { refused, SENT, takePostedForms } from '../fixtures/posted-forms.ts';

const texts = pt.favorites.form;
const onGone = vi.fn();

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  vi.restoreAllMocks();
  onGone.mockReset();
  localStorage.clear();
});

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const alert = async () => {
  await screen.findByText(/^PREENCHA/);
  return screen.getByRole('alert');
};
const button = () => screen.getByRole<HTMLButtonElement>('button');

type Talents = { id: number; note?: string; name?: string }[];
const formOf = (talents: Talents) => (
  <CastingForm locale="pt" texts={castingTexts('pt')} talents={talents} onGone={onGone} />
);

function show(talents: Talents = [{ id: 12, note: 'sim' }]) {
  return render(<FormPage>{formOf(talents)}</FormPage>);
}

async function fillIn(email = 'ana@casa.example') {
  await userEvent.type(field('NOME COMPLETO'), 'Ana Sá');
  await userEvent.type(field('TELEFONE'), '11 3333-0000');
  await userEvent.type(field('EMAIL'), email);
  // The form waits out its minimum filling time, so the clock is moved ahead.
  const now = performance.now() + 10_000;
  vi.spyOn(performance, 'now').mockReturnValue(now);
}

describe('an invalid form', () => {
  it('has one error line', async () => {
    show();
    await userEvent.click(button());
    expect((await alert()).textContent).toBe('PREENCHA OS CAMPOS OBRIGATÓRIOS');
  });

  it('is also one without a talent', async () => {
    const { posts } = takePostedForms(SENT);
    show([]);
    await fillIn();
    await userEvent.click(button());
    const error = await screen.findByText(texts.emptyError);
    expect((await alert()).contains(error)).toBe(true);
    expect(error.className).not.toContain('sr-only');
    expect(posts).toEqual([]);
    expect(button().closest('fieldset')?.disabled).toBe(false);
  });
});

it('focuses its title if the URL has its fragment', () => {
  window.history.replaceState(null, '', `#${CASTING_ID}`);
  onTestFinished(() => window.history.replaceState(null, '', window.location.pathname));
  show();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: texts.title }));
});

describe('sending', () => {
  it('disables the form, then confirms', async () => {
    const { posts, answer } = takePostedForms('never');
    show();
    await fillIn();
    await userEvent.click(button());
    expect(await screen.findByText('ENVIANDO')).toBeTruthy();
    expect(field('EMAIL').closest('fieldset')?.disabled).toBe(true);
    await waitFor(() => expect(posts).toHaveLength(1));
    answer(SENT);
    expect(await screen.findByText('Mensagem enviada')).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('Mensagem enviada');
    const [post] = posts;
    expect(post?.url).toBe('/api/favorites?lang=pt');
    expect(isIdempotencyKey(post?.headers.get('idempotency-key') ?? null)).toBe(true);
    expect(JSON.parse(String(post?.body))).toMatchObject({
      ...{ name: 'Ana Sá', phone: '11 3333-0000', email: 'ana@casa.example', website: '' },
      talents: [{ id: 12, note: 'sim' }],
    });
  });

  it.each([
    [502, 'not-sent', {}, /^Não foi enviado: .*Nada se perdeu/],
    [502, 'perhaps-sent', {}, /^Pode ter chegado/],
    [422, 'invalid', { 'talents.1.id': 'choice' }, /deixaram a agência/],
  ])('explains status %i', async (status, error, fields, words) => {
    takePostedForms(refused(status, error, fields));
    show([{ id: 12 }, { id: 45 }]);
    await fillIn();
    await userEvent.click(button());
    expect(await screen.findByText(words)).toBeTruthy();
    expect(onGone.mock.calls).toEqual(error === 'invalid' ? [[[45]]] : []);
    expect(document.activeElement).toBe(button());
  });
});

it('the success screen shows what was sent: talents with notes, sender, brief', async () => {
  takePostedForms(SENT);
  show([
    { id: 12, name: 'Bia Sá', note: 'Só em maio' },
    { id: 45, name: 'Caio Reis' },
  ]);
  await fillIn();
  await userEvent.type(screen.getByLabelText(/^Sobre o trabalho/), 'Recife');
  await userEvent.click(button());
  const sent = await screen.findByRole('region', { name: pt.forms.summary });
  const talents = [...sent.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(talents).toEqual([
    expect.stringMatching(/Bia Sá.*Só em maio/),
    expect.stringContaining('Caio Reis'),
  ]);
  const rows = [...sent.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(rows).toEqual([
    ...[
      'NOME COMPLETOAna Sá',
      'TELEFONE11 3333-0000',
      'EMAILana@casa.example',
      'SOBRE O TRABALHORecife',
    ],
  ]);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: texts.again }).getAttribute('href')).toBe('/modelos');
});

it('the answer about a selection empties its brief, not that of the one that was opened meanwhile', async () => {
  const { answer, posts } = takePostedForms('never');
  expect(startSelection((number) => `Selection ${number}`)).toBe(true);
  onTestFinished(() => useFavorites.setState(useFavorites.getInitialState(), true));
  show();
  await fillIn();
  await userEvent.type(screen.getByLabelText(/^Sobre o trabalho/), 'Recife');
  await userEvent.click(button());
  await waitFor(() => expect(posts).toHaveLength(1));
  const sent = favoritesNow().id;
  const [other] = favoritesNow().others;
  act(() => {
    expect(openSelection(other?.id ?? '-', String)).toBe(true);
    describeJob('Natal');
  });
  answer(SENT);
  expect(await screen.findByText('Mensagem enviada')).toBeTruthy();
  const { brief, others } = favoritesNow();
  expect([brief, others.find(({ id }) => id === sent)?.brief]).toEqual(['Natal', '']);
});

it('a note that is too long is named', async () => {
  takePostedForms(refused(422, 'invalid', { 'talents.1.note': 'long' }));
  show([{ id: 12 }, { id: 45, note: 'x', name: 'Bia Sá' }]);
  await fillIn();
  await userEvent.click(button());
  expect(await screen.findByText(/a nota sobre Bia Sá é longa demais/)).toBeTruthy();
});

it('a note that is too long is named before anything is sent', async () => {
  const { posts } = takePostedForms(SENT);
  const note = 'x'.repeat(NOTE_MAX_LENGTH + 1);
  show([{ id: 12 }, { id: 45, note, name: 'Bia Sá' }]);
  await fillIn();
  await userEvent.click(button());
  expect(await screen.findByText(/a nota sobre Bia Sá é longa demais/)).toBeTruthy();
  expect(posts).toEqual([]);
});

it('the bar leads to the form without another fragment, which would show the list', async () => {
  window.history.replaceState(null, '', '#compare');
  onTestFinished(() => window.history.replaceState(null, '', window.location.pathname));
  show();
  render(<SendBar text="Enviar seleção" />);
  await userEvent.click(screen.getByRole('link', { name: 'Enviar seleção' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: texts.title }));
  expect(window.location.hash).toBe('#compare');
});
