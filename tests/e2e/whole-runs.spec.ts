import { pathOf } from '../../lib/routes/build.ts';
import { talentId } from '../demo-panel/seed/talent.ts';
import {
  addPhotos,
  CHOSEN,
  formOn,
  PATHS,
  RECEIVED,
  SLOTS,
  storedPhotos,
  TEXTS,
  TYPED,
} from './application.ts';
import { rows } from './favorites.ts';
import { cards } from './roster.ts';
import { watchSent } from './sent.ts';
import { expect, sending } from './test.ts';

/** A number of no known format: the form asks for its country, but sends it as typed. */
const UNKNOWN_FORMAT = '551133330';

sending(
  'a guardian applies for a minor',
  { tag: ['@phone', '@journey'] },
  async ({ page, panel }) => {
    const { scouting, forms } = TEXTS.en;
    const { field, minor, preview, send } = formOn(page, 'en');
    await page.goto(PATHS.en);
    await minor.check();
    for (const [name, text] of Object.entries({ ...TYPED, phone: UNKNOWN_FORMAT })) {
      await field(name as keyof typeof TYPED).fill(text);
    }
    for (const [name, value] of Object.entries(CHOSEN)) {
      await field(name as keyof typeof CHOSEN).selectOption(value);
    }
    await addPhotos(page, 'en');
    await expect.poll(() => storedPhotos(page)).toBe(4);
    await page.reload();
    await expect(preview('image_4')).toBeVisible();
    await expect(minor).toBeChecked();
    await expect(field('basedin')).toHaveValue(CHOSEN.basedin);
    await send.click();
    const consent = page.getByRole('checkbox', { name: scouting.consent });
    await expect(consent).toBeFocused();
    await consent.check();
    const sentInView = await watchSent(page);
    await send.click();
    await expect(page.getByRole('button', { name: forms.sent, exact: true })).toBeVisible();
    await sentInView();
    const summary = page.getByLabel(forms.summary);
    const { father, realname, email: address } = TYPED;
    for (const text of [scouting.adultAnswers.no, father, scouting.consent, realname, address]) {
      await expect.soft(summary.getByText(text, { exact: true })).toBeVisible();
    }
    const photos = summary.getByRole('listitem');
    await expect.soft(photos).toHaveText(SLOTS.map((slot) => scouting.fields[slot]));
    const widths = await photos
      .locator('img')
      .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));
    expect.soft(widths.filter((width) => width > 0)).toHaveLength(SLOTS.length);
    expect(panel.entries().map(({ fields }) => fields)).toEqual([
      { ...RECEIVED, phone: UNKNOWN_FORMAT, consent: expect.any(String) },
    ]);
    expect(panel.entries()[0]?.files).toHaveLength(4);
  },
);

sending('a casting of odd talents', { tag: '@phone' }, async ({ page, panel }) => {
  const { favorites, forms } = TEXTS.pt;
  const { form, list } = favorites;
  const ids = [0, 1, 2, 3, 4].map(talentId);
  await page.goto(pathOf('pt', { page: 'roster', view: 'models' }));
  const names: string[] = [];
  for (const place of ids.keys()) {
    const card = cards(page).nth(place);
    await card.getByRole('button', { pressed: false }).click();
    await expect(card.getByRole('button', { pressed: true })).toBeVisible();
    names.push((await card.getByRole('heading').textContent()) ?? '');
  }
  await page.goto(pathOf('pt', { page: 'favorites' }));
  await expect(rows(page).getByRole('heading')).toHaveText(names);
  const [first = '', second = ''] = names;
  await page.getByRole('button', { name: list.up.replace('{name}', second) }).click();
  await expect(rows(page).getByRole('heading').first()).toHaveText(second);
  await page.getByLabel(list.noteAbout.replace('{name}', first)).fill('Livre em março?');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await expect(page.getByRole('main')).not.toContainText(/n\/a|undefined|NaN|null/i);
  await page.getByLabel(form.name).fill('Casa Ouro');
  await page.getByLabel(form.phone).fill('11 98765-0100');
  await page.getByLabel(form.email, { exact: true }).fill('casting@example.com');
  const sentInView = await watchSent(page);
  await page.getByRole('button', { name: form.submit, exact: true }).click();
  await expect(page.getByText(form.sent)).toBeVisible();
  await sentInView();
  const chosen = page.getByLabel(forms.summary).getByRole('listitem');
  const [, , ...others] = names;
  await expect.soft(chosen).toContainText([second, `${first}Livre em março?`, ...others]);
  const [entry] = panel.entries();
  const sent = entry?.fields.talents as { id: number; note?: string }[];
  expect(sent.map(({ id }) => id)).toEqual([ids[1], ids[0], ...ids.slice(2)]);
  expect(sent[1]?.note).toBe('Livre em março?');
});
