import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApplicationSent } from '@/components/scouting/application-sent';
import { GROUPS, QUESTIONS, type QuestionName } from '@/lib/scouting/questions';
import pt from '@/messages/pt.json';
import { ADULT, CHOSEN, TYPED } from '../fixtures/answers.ts';
import { refused, takePostedForms } from '../fixtures/posted-forms.ts';
import {
  FORMS,
  control as field,
  fillIn,
  PATHS,
  PLACES,
  scoutingForm,
  sendButton,
  showScouting as show,
} from './forms/forms.tsx';

const { scouting, forms } = pt;
const { fields } = scouting;
const NAMES = Object.keys(QUESTIONS) as QuestionName[];
const say = (answer: string) => userEvent.click(screen.getByLabelText(answer));

beforeEach(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => {};
  vi.stubGlobal('fetch', async () => Response.json(PLACES));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

test('each question is asked in its group, in order', async () => {
  // A minor's form has the order of the table; an adult's name comes before the guardian's.
  show({ adult: 'no' });
  const asked = () =>
    GROUPS.map(({ name }) => {
      const group = screen.getByRole('group', { name: scouting[name] });
      const controls = [...group.querySelectorAll('[name]:not(button)')];
      return [...new Set(controls.map((control) => control.getAttribute('name')))];
    });
  const inGroups = GROUPS.map(({ name: group }) =>
    NAMES.filter((name) => QUESTIONS[name].group === group && name !== 'adult_confirmed'),
  );
  await waitFor(() => expect(asked()).toEqual(inGroups));
});

test('a minor’s form says whose name, email and phone it asks for', async () => {
  localStorage.setItem('scouting-draft', JSON.stringify({ answers: { adult: 'no' } }));
  render(scoutingForm(PLACES, 'en'));
  const hintOf = (name: QuestionName) => {
    const ids = field(name)?.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  };
  await waitFor(() => expect(hintOf('realname')).toBe('Applicant’s full name'));
  expect(hintOf('email')).toBe('Guardian’s email');
  expect(hintOf('phone')).toBe('Guardian’s phone');
});

test('the summary has every answer, in the order of the form', () => {
  const answers = { ...CHOSEN, ...TYPED, ...ADULT };
  const reversed = Object.fromEntries(Object.entries(fields).reverse()) as typeof fields;
  const texts = { locale: 'pt', scouting: { ...scouting, fields: reversed }, forms } as const;
  render(
    <ApplicationSent
      texts={{ ...texts, region: '', paths: PATHS }}
      answers={answers}
      photos={{}}
      face={null}
    />,
  );
  const rows = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);
  const asked = NAMES.filter((name) => name !== 'consent' && name !== 'adult_confirmed');
  expect(rows).toEqual(asked.map((name) => fields[name]));
});

test('text that was typed before hydration wins over the draft', async () => {
  const draft = { realname: 'Ana', email: 'ana@example.com' };
  localStorage.setItem('scouting-draft', JSON.stringify({ answers: draft }));
  const container = document.createElement('div');
  container.innerHTML = renderToString(scoutingForm());
  document.body.append(container);
  Object.assign(field('realname') ?? {}, { value: 'Bia' });
  render(scoutingForm(), { container, hydrate: true });
  await waitFor(() => expect(field('email')?.value).toBe(draft.email));
  expect(field('realname')?.value).toBe('Bia');
});

test('answers and photos that were given before hydration are taken', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(scoutingForm());
  document.body.append(container);
  Object.assign(document.querySelector('[name=adult][value=no]') ?? {}, { checked: true });
  const choose = (input: Element | null, name: string) => {
    const files = [new File([new Uint8Array([0xff, 0xd8, 0xff])], name)];
    Object.defineProperty(input, 'files', { value: files });
  };
  choose(field('image_1'), 'face.jpg');
  choose(container.querySelectorAll('[capture]')[1] ?? null, 'camera.jpg');
  render(scoutingForm(), { container, hydrate: true });
  await waitFor(() => expect(field('consent')?.required).toBe(true));
  expect(screen.getByLabelText<HTMLInputElement>('Não').checked).toBe(true);
  expect(await screen.findByTitle('face.jpg')).toBeTruthy();
  expect(await screen.findByTitle('camera.jpg')).toBeTruthy();
});

test('the guardian of an adult is the adult, until another name is typed', async () => {
  show();
  await say('Sim');
  await userEvent.type(field('realname') as Element, 'Ana Sá');
  await waitFor(() => expect(field('father')?.value).toBe('Ana Sá'));
  expect(field('consent')?.required).toBe(false);
  await userEvent.clear(field('father') as Element);
  await userEvent.type(field('father') as Element, 'Bia Sá');
  await userEvent.type(field('realname') as Element, ' Lima');
  expect([field('realname')?.value, field('father')?.value]).toEqual(['Ana Sá Lima', 'Bia Sá']);
});

test('the form of a minor starts with an empty guardian, who has to consent', async () => {
  show();
  await say('Sim');
  await userEvent.type(field('realname') as Element, 'Ana Sá');
  await say('Não');
  await waitFor(() => expect(field('father')?.value).toBe(''));
  const names = [...document.querySelectorAll<HTMLInputElement>('form [name]')].map(
    ({ name }) => name,
  );
  expect(names.slice(0, 6)).toEqual(['website', 'adult', 'adult', 'father', 'consent', 'realname']);
  expect([field('father')?.required, field('consent')?.required]).toEqual([true, true]);
  await userEvent.click(sendButton(forms.send));
  for (const name of ['father', 'consent']) {
    await waitFor(() => expect(field(name)?.getAttribute('aria-invalid')).toBe('true'));
  }
});

describe('an adult below 150 cm', () => {
  const question = () => screen.queryByRole('group', { name: fields.adult_confirmed });
  const height = (cm: string) => userEvent.selectOptions(field('height') as Element, cm);
  const answer = async (text: string) => {
    const group = await screen.findByRole('group', { name: fields.adult_confirmed });
    await userEvent.click(within(group).getByLabelText(text));
  };

  test('is asked about the age once more, and "no" makes the form the guardian’s', async () => {
    show();
    await height('149');
    expect(question()).toBeNull();
    await say('Sim');
    await userEvent.type(field('realname') as Element, 'Ana');
    await height('150');
    expect(question()).toBeNull();
    await height('149');
    await answer('Não');
    await waitFor(() => expect(field('father')?.required).toBe(true));
    expect(document.activeElement).toBe(field('father'));
    expect([field('father')?.value, question()]).toEqual(['', null]);
    expect(screen.getByLabelText<HTMLInputElement>('Não').checked).toBe(true);
  });

  test('sends the form by "yes" if nothing else is missing', { timeout: 30_000 }, async () => {
    show();
    const { posts } = takePostedForms(refused(503, 'unreachable'));
    const { answers } = FORMS.find(({ feature }) => feature === 'scouting') ?? {};
    await fillIn({ ...answers, height: '149' });
    await userEvent.click(sendButton(forms.send));
    await waitFor(() => expect(document.activeElement).toBe(field('adult_confirmed')));
    expect(screen.getByText(scouting.unanswered.adult_confirmed)).toBeTruthy();
    expect(posts).toEqual([]);
    await answer('Sim');
    await waitFor(() => expect(posts).toHaveLength(1));
    const body = posts[0]?.body as FormData | undefined;
    expect(body?.get('adult_confirmed')).toBe('yes');
  });

  test('needs no answer once another height is chosen', { timeout: 30_000 }, async () => {
    show();
    const { posts } = takePostedForms(refused(503, 'unreachable'));
    const { answers } = FORMS.find(({ feature }) => feature === 'scouting') ?? {};
    await fillIn({ ...answers, height: '149' });
    await height('175');
    await userEvent.click(sendButton(forms.send));
    await waitFor(() => expect(posts).toHaveLength(1));
  });
});

test('a size of a minor is asked for again when the applicant is an adult', async () => {
  show();
  await say('Não');
  await userEvent.selectOptions(field('jeans') as Element, '12');
  await userEvent.selectOptions(field('shoes') as Element, '30');
  await say('Sim');
  const sizes = () => ['jeans', 'shoes'].map((name) => field(name)?.value);
  await waitFor(() => expect(sizes()).toEqual(['', '30']));
  await userEvent.click(sendButton(forms.send));
  expect(await screen.findByText(scouting.unanswered.jeans)).toBeTruthy();
});

test('of two missing names of a minor’s form the one that comes first gets the focus', async () => {
  show();
  await say('Não');
  await userEvent.click(sendButton(forms.send));
  await waitFor(() => expect(field('realname')?.getAttribute('aria-invalid')).toBe('true'));
  await waitFor(() => expect(document.activeElement).toBe(field('father')));
});

test('the consent is shown to a minor, and without script to everyone, as the age is unknown', async () => {
  show();
  const classes = () => [...(field('consent')?.closest('div')?.classList ?? [])];
  expect(classes()).toEqual(expect.arrayContaining(['hidden', 'noscript:block']));
  await say('Não');
  await waitFor(() => expect(classes()).not.toContain('hidden'));
  await say('Sim');
  await waitFor(() => expect(classes()).toContain('hidden'));
});

test('the draft restores the answer about age, and not the consent', async () => {
  show({ adult: 'no', father: 'Maria', realname: 'Ana', consent: 'yes' });
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Não').checked).toBe(true));
  await waitFor(() => expect(field('father')?.required).toBe(true));
  expect([field('father')?.value, field('consent')?.checked]).toEqual(['Maria', false]);
});

test('the question about age is described by its fault', async () => {
  show();
  expect(screen.getByLabelText('Sim').id).toBe('field-adult');
  expect(screen.getByLabelText('Não').id).toBe('');
  await userEvent.click(sendButton(forms.send));
  const group = screen.getByRole('group', { name: fields.adult });
  await waitFor(() => expect(group.getAttribute('aria-describedby')).toBe('field-adult-note'));
  const note = document.getElementById('field-adult-note')?.textContent;
  expect(note).toContain(scouting.unanswered.adult);
});

test('the form says that it was restored until it is sent', { timeout: 30_000 }, async () => {
  show({ realname: 'Ana' });
  expect(await screen.findByText(forms.draft.restored)).toBeTruthy();
  const { posts } = takePostedForms(refused(503, 'unreachable'));
  await fillIn(FORMS.find(({ feature }) => feature === 'scouting')?.answers ?? {});
  expect(screen.getByText(forms.draft.restored)).toBeTruthy();
  await userEvent.click(sendButton(forms.send));
  await waitFor(() => expect(posts).toHaveLength(1));
  expect(await screen.findByText(forms.draft.saved)).toBeTruthy();
  expect(screen.queryByText(forms.draft.restored)).toBeNull();
});
