import type { Page } from '@playwright/test';
import { cards } from './roster.ts';
import { expect } from './test.ts';

/** Adds the first cards of the list that is shown to the selection; returns their names. */
export async function chooseHere(page: Page, howMany: number): Promise<string[]> {
  const chosen: string[] = [];
  for (let place = 0; place < howMany; place += 1) {
    const card = cards(page).nth(place);
    await card.getByRole('button', { pressed: false }).click();
    await expect(card.getByRole('button', { pressed: true })).toBeVisible();
    chosen.push((await card.getByRole('heading').textContent()) ?? '');
  }
  return chosen;
}

/** The same in the list of all models. */
export async function choose(page: Page, howMany: number): Promise<string[]> {
  await page.goto('/modelos');
  return chooseHere(page, howMany);
}

/** The talents of the selection, in order. */
export const rows = (page: Page) => page.locator('main ol > li');

/** The parts of the form that sends a selection. */
export function castingForm(page: Page) {
  const field = {
    name: page.getByLabel('NOME COMPLETO'),
    phone: page.getByLabel('TELEFONE'),
    email: page.getByLabel('EMAIL', { exact: true }),
  };
  return {
    field,
    send: page.getByRole('button', { name: 'ENVIAR', exact: true }),
    sent: page.getByText('Mensagem enviada'),
    incomplete: page.getByText('PREENCHA OS CAMPOS OBRIGATÓRIOS'),
    async fillIn() {
      await field.name.fill('Casa Ouro');
      await field.phone.fill('+55 11 3333-0000');
      await field.email.fill('casting@example.com');
    },
  };
}
