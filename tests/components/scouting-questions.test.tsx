import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApplicationSent } from '@/components/scouting/application-sent';
import { ScoutingForm } from '@/components/scouting/scouting-form';
import { messagesOf } from '@/lib/i18n/messages';
import { PHOTO_OUTLINES } from '@/lib/scouting/photo-outlines';
import { GROUPS, QUESTIONS, type QuestionName } from '@/lib/scouting/questions';
import pt from '@/messages/pt.json';
import { ADULT, CHOSEN, TYPED } from '../fixtures/answers.ts';
import { COLORS } from './forms/colors';
import { PATHS } from './forms/paths';

const texts = { locale: 'pt', scouting: pt.scouting, forms: pt.forms, paths: PATHS } as const;
const NAMES = Object.keys(QUESTIONS) as QuestionName[];
const { fields } = pt.scouting;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json([]));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('each question is asked in its group, in order', async () => {
  const choices = { countries: [], skinTones: [], ...COLORS };
  // A minor's form has the order of the table; an adult's name comes before the guardian's.
  localStorage.setItem('scouting-draft', JSON.stringify({ answers: { adult: 'no' } }));
  render(<ScoutingForm texts={texts} choices={choices} outlines={PHOTO_OUTLINES} />);
  const asked = () =>
    GROUPS.map(({ name }) => {
      const group = screen.getByRole('group', { name: pt.scouting[name] });
      const controls = [...group.querySelectorAll('[name]:not(button)')];
      return [...new Set(controls.map((control) => control.getAttribute('name')))];
    });
  const inGroups = GROUPS.map(({ name: group }) =>
    NAMES.filter((name) => QUESTIONS[name].group === group),
  );
  await waitFor(() => expect(asked()).toEqual(inGroups));
});

test.each(Object.keys({ ...TYPED, ...CHOSEN }) as QuestionName[])('%s has its label', (name) => {
  const choices = { countries: [], skinTones: [], ...COLORS };
  render(<ScoutingForm texts={texts} choices={choices} outlines={PHOTO_OUTLINES} />);
  const control = document.querySelector<HTMLInputElement>(`form [name=${name}]`);
  expect(control?.labels?.[0]?.textContent).toBe(fields[name]);
});

test('a minor’s form says whose name, email and phone it asks for', async () => {
  const choices = { countries: [], skinTones: [], ...COLORS };
  localStorage.setItem('scouting-draft', JSON.stringify({ answers: { adult: 'no' } }));
  const own = { ...texts, scouting: messagesOf('en').scouting };
  render(<ScoutingForm texts={own} choices={choices} outlines={PHOTO_OUTLINES} />);
  const hintOf = (name: QuestionName) => {
    const control = document.querySelector(`form [name=${name}]`);
    const ids = control?.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  };
  await waitFor(() => expect(hintOf('realname')).toBe('Applicant’s full name'));
  expect(hintOf('email')).toBe('Guardian’s email');
  expect(hintOf('phone')).toBe('Guardian’s phone');
});

test('the summary has every answer, in the order of the form', () => {
  const answers = { ...CHOSEN, ...TYPED, ...ADULT };
  const reversed = Object.fromEntries(Object.entries(fields).reverse()) as typeof fields;
  const scouting = { ...pt.scouting, fields: reversed };
  render(
    <ApplicationSent texts={{ ...texts, scouting }} answers={answers} photos={{}} face={null} />,
  );
  const rows = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);
  const asked = NAMES.filter((name) => name !== 'consent');
  expect(rows).toEqual(asked.map((name) => fields[name]));
});
