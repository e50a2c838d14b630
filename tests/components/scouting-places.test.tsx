import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Application } from '@/components/scouting/application';
import { useCities } from '@/components/scouting/place-fields';
import pt from '@/messages/pt.json';
import { sendButton, showScouting } from './forms/forms.tsx';

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

const select = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const show = (answers: Record<string, string>) => showScouting(answers, COUNTRIES);

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
    await userEvent.click(sendButton(pt.forms.send));
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

test('an error about cities is shown once', async () => {
  failures = 9;
  show({ country: '30' });
  await screen.findByRole('button', { name: pt.scouting.retry });
  expect(document.body.textContent?.split(pt.scouting.citiesFailed)).toHaveLength(2);
});

describe('a response about cities', () => {
  const [listed] = CITIES[30];

  async function loaded(body: unknown) {
    vi.stubGlobal('fetch', async () => Response.json(body));
    const { result } = renderHook(() => useCities(useForm<Application, unknown, Application>()));
    await act(() => result.current.load('30', ''));
    return result.current.cities;
  }

  test('has the cities of the country', async () => {
    expect(await loaded([listed])).toEqual({ state: 'loaded', list: [listed] });
  });

  test.each([
    ['no list', { cities: [listed] }],
    ['a list of numbers', [3000]],
    ['an option without a label', [listed, { value: '3001' }]],
    ['a value that is not a string', [{ value: 3000, label: 'São Paulo' }]],
    ['nothing', null],
  ])('with %s counts as failed', async (_what, body) => {
    expect(await loaded(body)).toEqual({ state: 'failed', list: [] });
  });
});
