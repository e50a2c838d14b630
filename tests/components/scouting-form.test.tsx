import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ScoutingForm } from '@/components/scouting/scouting-form';
import { PHOTO_OUTLINES } from '@/lib/scouting/photo-outlines';
import pt from '@/messages/pt.json';
import { COLORS } from './forms/colors.ts';
import { PATHS } from './forms/paths';

const texts = { locale: 'pt', scouting: pt.scouting, forms: pt.forms, paths: PATHS } as const;
const COUNTRIES = [
  { value: '30', label: 'Brasil' },
  { value: '31', label: 'Portugal' },
  { value: '56', label: 'Cabo Verde' },
];
const CITIES = {
  30: [{ value: '3000', label: 'São Paulo' }],
  31: [{ value: '3100', label: 'Lisboa' }],
  56: [],
};

/** How many requests for cities fail before one succeeds. */
let failures = 0;

/** Countries whose cities arrive only when this promise resolves. */
const late = new Map<string, Promise<void>>();

beforeEach(() => {
  failures = 0;
  late.clear();
  // A browser under load paints its next frame before a late response is rendered.
  vi.stubGlobal('requestAnimationFrame', (work: FrameRequestCallback) => {
    work(performance.now());
    return 0;
  });
  vi.stubGlobal('fetch', async (url: string) => {
    if (failures > 0) {
      failures -= 1;
      return new Response(null, { status: 503 });
    }
    const country = new URL(url, 'http://site').searchParams.get('country');
    await late.get(country ?? '');
    return Response.json(CITIES[Number(country) as keyof typeof CITIES]);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const DRAFT = { realname: 'Ana', email: 'ana@example.com' };

const select = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);

function show(answers: Record<string, string>) {
  localStorage.setItem('scouting-draft', JSON.stringify({ answers }));
  const choices = { countries: COUNTRIES, skinTones: [], ...COLORS };
  render(<ScoutingForm texts={texts} choices={choices} outlines={PHOTO_OUTLINES} />);
}

test('the stored city is selected once the cities of its country are loaded', async () => {
  show({ country: '30', basedin: '3000' });
  await waitFor(() => expect(select('Cidade').value).toBe('3000'));
  expect(select('País').value).toBe('30');
});

test('another country clears the city, whatever was stored', async () => {
  show({ country: '30', basedin: '3000' });
  await waitFor(() => expect(select('Cidade').value).toBe('3000'));
  await userEvent.selectOptions(select('País'), '31');
  await waitFor(() => expect(select('Cidade').textContent).toContain('Lisboa'));
  expect(select('Cidade').value).toBe('');
});

test('cities that arrive after another country was selected are ignored', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  late.set('30', promise);
  show({});
  await userEvent.selectOptions(select('País'), '30');
  await userEvent.selectOptions(select('País'), '31');
  await waitFor(() => expect(select('Cidade').textContent).toContain('Lisboa'));
  resolve();
  await act(() => new Promise((done) => setTimeout(done)));
  expect(select('Cidade').textContent).toContain('Lisboa');
  expect(select('Cidade').textContent).not.toContain('São Paulo');
});

test('text that was typed before hydration wins over the draft', async () => {
  localStorage.setItem('scouting-draft', JSON.stringify({ answers: DRAFT }));
  const choices = { countries: COUNTRIES, skinTones: [], ...COLORS };
  const form = <ScoutingForm texts={texts} choices={choices} outlines={PHOTO_OUTLINES} />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(form);
  document.body.append(container);
  Object.assign(field('realname') ?? {}, { value: 'Bia' });
  render(form, { container, hydrate: true });
  await waitFor(() => expect(field('email')?.value).toBe(DRAFT.email));
  expect(field('realname')?.value).toBe('Bia');
});

test('cities that are loaded on retry still select the stored one', async () => {
  failures = 1;
  show({ country: '30', basedin: '3000' });
  await userEvent.click(await screen.findByRole('button', { name: pt.scouting.retry }));
  await waitFor(() => expect(select('Cidade').value).toBe('3000'));
});

describe('the city of a country without cities', () => {
  const typed = () => screen.getByLabelText<HTMLInputElement>('Cidade');
  const restored = async () => {
    show({ country: '56', basedin: 'Praia' });
    await waitFor(() => expect([typed().type, typed().value]).toEqual(['text', 'Praia']));
  };

  test('is typed and required', async () => {
    await restored();
    expect(typed().required).toBe(true);
    await userEvent.clear(typed());
    await userEvent.click(screen.getByRole('button', { name: pt.forms.send }));
    const note = () => document.getElementById('field-basedin-note')?.textContent;
    await waitFor(() => expect(note()).toContain(pt.scouting.writeCity));
    await userEvent.type(typed(), 'Mindelo');
    await waitFor(() => expect(localStorage.getItem('scouting-draft')).toContain('Mindelo'));
  });

  test('comes back when clearing the form is undone', async () => {
    await restored();
    await userEvent.click(screen.getByRole('button', { name: pt.forms.draft.clear }));
    await waitFor(() => expect(typed().type).toBe('select-one'));
    await userEvent.click(screen.getByRole('button', { name: pt.forms.draft.undo }));
    await waitFor(() => expect([typed().type, typed().value]).toEqual(['text', 'Praia']));
  });

  test('is not that of another country', async () => {
    await restored();
    await userEvent.selectOptions(select('País'), '31');
    await waitFor(() => expect(select('Cidade').textContent).toContain('Lisboa'));
    expect(select('Cidade').value).toBe('');
    await userEvent.selectOptions(select('País'), '56');
    await waitFor(() => expect([typed().type, typed().value]).toEqual(['text', '']));
  });
});

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
const say = (answer: string) => userEvent.click(screen.getByLabelText(answer));

test('the guardian of an adult is the adult, until another name is typed', async () => {
  show({});
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
  show({});
  await say('Sim');
  await userEvent.type(field('realname') as Element, 'Ana Sá');
  await say('Não');
  await waitFor(() => expect(field('father')?.value).toBe(''));
  const names = [...document.querySelectorAll<HTMLInputElement>('form [name]')].map(
    ({ name }) => name,
  );
  expect(names.slice(0, 6)).toEqual(['website', 'adult', 'adult', 'father', 'consent', 'realname']);
  expect([field('father')?.required, field('consent')?.required]).toEqual([true, true]);
  await userEvent.click(screen.getByRole('button', { name: pt.forms.send }));
  for (const name of ['father', 'consent']) {
    await waitFor(() => expect(field(name)?.getAttribute('aria-invalid')).toBe('true'));
  }
});

test('the consent is shown to a minor, and without script to everyone, as the age is unknown', async () => {
  show({});
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

test('an error about cities is shown once', async () => {
  failures = 9;
  show({ country: '30' });
  await screen.findByRole('button', { name: pt.scouting.retry });
  expect(document.body.textContent?.split(pt.scouting.citiesFailed)).toHaveLength(2);
});
