import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PHONE_EXAMPLE } from '@/lib/scouting/phone-mask';
import pt from '@/messages/pt.json';
import { control, showScouting } from './forms/forms.tsx';

const { forms } = pt;
const COUNTRY = forms.phoneCountry;
const SHAPE = forms.phoneShape.replace('{mask}', PHONE_EXAMPLE);

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  showScouting();
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test.each([
  ['923456789', '923456789', COUNTRY],
  ['2125550143', '2125550143', COUNTRY],
  ['11987650100', '+55 (11) 98765-0100', null],
  ['+351 912 345 678', '+351 912 345 678', SHAPE],
  ['(00351) 912345678', '(00351) 912345678', SHAPE],
  ['11 98765-0100 / 11 3062-0100', '11 98765-0100 / 11 3062-0100', SHAPE],
  ['+55 21 3062-0100 ramal 12', '+55 (21) 3062-0100 ramal 12', SHAPE],
  ['2130620100', '+55 (21) 3062-0100', SHAPE],
  ['55999990100', '+55 (55) 99999-0100', null],
  ['não tenho telefone', 'não tenho telefone', SHAPE],
])('%s, typed key by key, is %s', async (typed, shown, doubt) => {
  const phone = control('phone') as HTMLInputElement;
  await userEvent.click(phone);
  // The mask is loaded on focus.
  await import('@/components/scouting/phone-mask');
  await userEvent.type(phone, typed);
  expect(phone.value).toBe(shown);
  await userEvent.tab();
  expect(phone.value).toBe(shown);
  await waitFor(() => {
    const words = [COUNTRY, SHAPE].filter((text) => screen.queryByText(text));
    expect(words).toEqual(doubt ? [doubt] : []);
  });
});

const REPLACED = [
  ['+5511988885', '(11) 98888-0000', '+55 (11) 98888-0000'],
  ['+5511988885', '+55 11 98888-0000', '+55 (11) 98888-0000'],
  ['11988885', '11988880000', '+55 (11) 98888-0000'],
  ['11987650100', '11988880000', '+55 (11) 98888-0000'],
  ['+5511988885', '+351 912 345 678', '+351 912 345 678'],
] as const;

// Autofill leaves the caret anywhere.
test.each(REPLACED.flatMap((row) => [0, 12].map((caret) => [...row, caret] as const)))(
  '%s, replaced by the browser with %s, is %s, with the caret at %i',
  async (typed, filled, shown, caret) => {
    const phone = control('phone') as HTMLInputElement;
    await userEvent.click(phone);
    await import('@/components/scouting/phone-mask');
    await userEvent.type(phone, typed);
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(phone, filled);
    phone.setSelectionRange(caret, caret);
    fireEvent.input(phone);
    expect(phone.value).toBe(shown);
    await userEvent.tab();
    expect(phone.value).toBe(shown);
  },
);
