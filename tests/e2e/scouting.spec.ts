import type { FileChooser, Page } from '@playwright/test';
import sharp from 'sharp';
import type { Panel } from '../demo-panel/start.ts';
import {
  addPhotos,
  applicantPhotos,
  CHOSEN,
  formOn,
  PATHS,
  RECEIVED,
  SLOTS,
  storedPhotos,
  TEXTS,
  TYPED,
} from './application.ts';
import { watchSent } from './sent.ts';
import { expect, sending } from './test.ts';

/** A number of no known format: the form asks for its country, but sends it as typed. */
const UNKNOWN_FORMAT = '551133330';

async function receivedImage(panel: Panel, id: number, slot: string) {
  const file = await fetch(`${panel.url}/outbox/${id}/${slot}`);
  return sharp(Buffer.from(await file.arrayBuffer()));
}

/** Types and chooses every answer, and adds four photos, by keyboard alone. */
async function answerByKeyboard(page: Page) {
  const choosers: FileChooser[] = [];
  page.on('filechooser', (chooser) => choosers.push(chooser));
  const { field, adult } = formOn(page, 'pt');
  await adult.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  for (const name of Object.keys(TYPED) as (keyof typeof TYPED)[]) {
    await expect(field(name)).toBeFocused();
    await page.keyboard.type(TYPED[name]);
    await page.keyboard.press('Tab');
  }
  for (const name of Object.keys(CHOSEN) as (keyof typeof CHOSEN)[]) {
    if (name === 'basedin') await expect(field(name)).toBeEnabled();
    // A select that was just disabled is not in the tab order yet when its predecessor is left.
    if (name === 'basedin') await field('country').press('Tab');
    await expect(field(name)).toBeFocused();
    const label = await field(name).locator(`option[value="${CHOSEN[name]}"]`).textContent();
    // A space would open the list, and an accented letter is not typed as a key.
    await page.keyboard.type(label?.match(/^[!-~]+/)?.[0] ?? '');
    await expect(field(name)).toHaveValue(CHOSEN[name]);
    if (name !== 'country') await page.keyboard.press('Tab');
  }
  for (const [place, photo] of (await applicantPhotos()).entries()) {
    await expect(page.locator(`input[name=${SLOTS[place]}]`)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => choosers).toHaveLength(place + 1);
    await choosers[place]?.setFiles(photo);
    await expect(page.getByRole('img', { name: /^Sua foto/ })).toHaveCount(place + 1);
    // Replace and remove come first, then the next photo.
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('link', { name: TEXTS.pt.forms.privacyLink })).toBeFocused();
  await page.keyboard.press('Tab');
}

// The answer that is lost.
sending.use({ expected: /status of 502 .*\/api\/get-scouted\?/ });

sending(
  'a whole application, by keyboard alone, arrives as it was filled in, with its photos',
  { tag: ['@desktop', '@journey'] },
  async ({ page, panel }) => {
    const { forms, scouting } = TEXTS.pt;
    const { field, preview, send } = formOn(page, 'pt');
    await page.goto(PATHS.pt);
    await answerByKeyboard(page);
    await expect(page.getByText('IMG_202611….jpg')).toBeVisible();
    panel.fail({ kind: 'slow', ms: 700, route: '/api/get-scouted', times: 1 });
    const sentInView = await watchSent(page);
    await expect(send).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: forms.sending })).toBeVisible();
    await expect(page.getByRole('button', { name: forms.sent, exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: scouting.thanksTitle })).toBeVisible();
    await sentInView();
    await page.getByRole('link', { name: scouting.again }).click();
    await expect(field('realname')).toHaveValue('');
    await expect(preview('image_1')).toBeHidden();

    const [entry, ...others] = panel.entries();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ kind: 'get-scouted', fields: RECEIVED });
    expect(entry?.files.map(({ field: name, type }) => [name, type])).toEqual(
      SLOTS.map((slot) => [slot, 'image/jpeg']),
    );
    const first = await receivedImage(panel, entry?.id ?? 0, 'image_1');
    const { width, height, exif, orientation } = await first.metadata();
    expect({ width, height, exif, orientation }).toEqual({
      ...{ width: 1800, height: 2400, exif: undefined, orientation: undefined },
    });
    // Rotated: the top of the stored picture is on the right.
    const { data } = await first.resize(2, 1).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeLessThan(data[3] ?? 0);

    await page.reload();
    await expect(page.getByText(forms.draft.saved)).toBeVisible();
    await expect(field('realname')).toHaveValue('');
  },
);

sending(
  'a guardian applies for a minor: a reload and a lost answer lose nothing, and it is sent once',
  { tag: ['@phone', '@journey'] },
  async ({ page, panel }) => {
    const { scouting, forms } = TEXTS.es;
    const { field, minor, preview, send, alert } = formOn(page, 'es');
    await page.goto(PATHS.es);
    await minor.check();
    for (const [name, text] of Object.entries({ ...TYPED, phone: UNKNOWN_FORMAT })) {
      await field(name as keyof typeof TYPED).fill(text);
    }
    for (const [name, value] of Object.entries(CHOSEN)) {
      await field(name as keyof typeof CHOSEN).selectOption(value);
    }
    await addPhotos(page, 'es');
    await expect.poll(() => storedPhotos(page)).toBe(4);
    await page.reload();
    await expect(page.getByText(forms.draft.restored)).toBeVisible();
    for (const name of SLOTS) await expect(preview(name)).toBeVisible();
    await expect(minor).toBeChecked();
    await expect(field('basedin')).toHaveValue(CHOSEN.basedin);
    await send.click();
    const consent = page.getByRole('checkbox', { name: scouting.consent });
    await expect(consent).toBeFocused();
    await consent.check();
    // It is received, and the response is lost: the retry must not count again.
    panel.fail({ kind: 'reset', route: '/api/get-scouted', times: 1 });
    await send.click();
    await expect(alert).toContainText(forms.refusals['perhaps-sent']);
    await expect(field('basedin')).toHaveValue(CHOSEN.basedin);
    await expect(preview('image_4')).toBeVisible();
    const sentInView = await watchSent(page);
    await send.dblclick();
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
