import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScoutingForm } from '@/components/scouting/scouting-form';
import pt from '@/messages/pt.json';

const texts = { locale: 'pt', scouting: pt.scouting, forms: pt.forms } as const;
const COUNTRIES = [
  { value: '30', label: 'Brasil' },
  { value: '31', label: 'Portugal' },
];
const CITIES = {
  30: [{ value: '3000', label: 'São Paulo' }],
  31: [{ value: '3100', label: 'Lisboa' }],
};

/** How many calls for cities fail before one is answered. */
let failures = 0;

beforeEach(() => {
  failures = 0;
  // A browser under load draws its next frame before a late answer is on the page.
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
    return Response.json(CITIES[Number(country) as keyof typeof CITIES]);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const select = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);

function show(answers: Record<string, string>) {
  localStorage.setItem('scouting-draft', JSON.stringify({ answers }));
  const choices = { countries: COUNTRIES, skinTones: [], cities: [] };
  render(<ScoutingForm texts={texts} choices={choices} reply={null} />);
}

test('the kept city is chosen again once the cities of its country are there', async () => {
  show({ country: '30', basedin: '3000' });
  await waitFor(() => expect(select('Cidade').value).toBe('3000'));
  expect(select('País').value).toBe('30');
});

test('another country clears the city, whatever was kept', async () => {
  show({ country: '30', basedin: '3000' });
  await waitFor(() => expect(select('Cidade').value).toBe('3000'));
  await userEvent.selectOptions(select('País'), '31');
  await waitFor(() => expect(select('Cidade').textContent).toContain('Lisboa'));
  expect(select('Cidade').value).toBe('');
});

test('cities that came only when asked for again still hold the kept one', async () => {
  failures = 1;
  show({ country: '30', basedin: '3000' });
  await userEvent.click(await screen.findByRole('button', { name: pt.scouting.retry }));
  await waitFor(() => expect(select('Cidade').value).toBe('3000'));
});
