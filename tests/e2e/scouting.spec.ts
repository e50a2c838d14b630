import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import type { Panel } from '../demo-panel/start.ts';
import { expectAccessible } from './accessible.ts';
import {
  addPhotos,
  answer,
  CHOSEN,
  formOn,
  PATHS,
  RECEIVED,
  SLOTS,
  TEXTS,
  TYPED,
} from './application.ts';
import { watchSent } from './sent.ts';
import { expect, sending } from './test.ts';

/** Types as a visitor does: an input mask follows key presses, not a value set by script. */
async function empty(field: Locator): Promise<void> {
  await field.focus();
  await field.press('ControlOrMeta+a');
  await field.press('Delete');
  await expect(field).toHaveValue('');
}

async function receivedImage(panel: Panel, id: number, slot: string) {
  const file = await fetch(`${panel.url}/outbox/${id}/${slot}`);
  return sharp(Buffer.from(await file.arrayBuffer()));
}
sending(
  'a whole application arrives as it was filled in, and as an e-mail with its photos',
  { tag: '@journey' },
  async ({ page, panel, letters }) => {
    const { forms, scouting } = TEXTS.pt;
    const { field, preview, send } = formOn(page, 'pt');
    await page.goto(PATHS.pt);
    await answer(page, 'pt');
    await addPhotos(page, 'pt');
    await expect(page.getByText('IMG_202611….jpg')).toBeVisible();
    panel.fail({ kind: 'slow', ms: 700, route: '/api/get-scouted', times: 1 });
    const sentInView = await watchSent(page);
    await send.click();
    await expect(page.getByRole('button', { name: forms.sending })).toBeVisible();
    await expect(page.getByRole('button', { name: forms.sent, exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: scouting.thanksTitle })).toBeVisible();
    const summary = page.getByLabel(forms.summary);
    await expect(summary).toContainText(TYPED.email);
    await expect(summary.getByRole('listitem')).toHaveText(
      SLOTS.map((one) => scouting.fields[one]),
    );
    await sentInView();
    await expectAccessible(page);
    await page.getByRole('link', { name: forms.openForm }).click();
    await expect(send).toBeVisible();
    await expect(field('realname')).toHaveValue('');
    await expect(field('country')).toHaveValue('');
    await expect(preview('image_1')).toBeHidden();

    const [entry, ...others] = panel.entries();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ kind: 'get-scouted', fields: RECEIVED });
    expect(entry?.files.map(({ field: name, type }) => [name, type])).toEqual([
      ['image_1', 'image/jpeg'],
      ['image_2', 'image/jpeg'],
      ['image_3', 'image/jpeg'],
      ['image_4', 'image/jpeg'],
    ]);
    const first = await receivedImage(panel, entry?.id ?? 0, 'image_1');
    const { width, height, exif, orientation } = await first.metadata();
    expect({ width, height, exif, orientation }).toEqual({
      ...{ width: 1800, height: 2400, exif: undefined, orientation: undefined },
    });
    // Rotated: the top of the stored picture is on the right.
    const { data } = await first.resize(2, 1).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeLessThan(data[3] ?? 0);

    await expect.poll(letters).toHaveLength(1);
    const email = letters()[0]?.email;
    expect(email?.replyTo?.[0]).toMatchObject({ address: TYPED.email });
    expect(email?.subject).toContain(TYPED.realname);
    for (const words of [TYPED.father, 'São Paulo', 'Brasil', TYPED.whatsapp, '37,5']) {
      expect(email?.text).toContain(words);
    }
    expect(email?.attachments).toHaveLength(4);

    await page.reload();
    await expect(page.getByText(forms.draft.kept)).toBeVisible();
    await expect(field('realname')).toHaveValue('');
  },
);

sending('an application in English arrives, too', { tag: '@desktop' }, async ({ page, panel }) => {
  const { forms, scouting } = TEXTS.en;
  const { send } = formOn(page, 'en');
  await page.goto(PATHS.en);
  await answer(page, 'en');
  await addPhotos(page, 'en');
  await send.click();
  await expect(page.getByRole('button', { name: forms.sent, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: scouting.thanksTitle })).toBeVisible();
  await expect(page.getByLabel(forms.summary).getByText(TYPED.email)).toBeVisible();
  expect(panel.entries()).toMatchObject([{ kind: 'get-scouted', fields: RECEIVED }]);
  expect(panel.entries()[0]?.files).toHaveLength(4);
});

sending(
  'each missing answer is marked, named and focused; none is sent',
  { tag: '@desktop' },
  async ({ page, panel }) => {
    const { adult, field, slot, send, alert } = formOn(page, 'pt');
    const { scouting, forms } = TEXTS.pt;
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    await page.goto(PATHS.pt);
    await send.click();
    await expect(adult).toBeFocused();
    // The question about age as well, and not the guardian's name.
    const required = Object.keys({ ...TYPED, ...CHOSEN }).length + SLOTS.length;
    await expect(alert).toContainText(`${required} campos para revisar`);
    await expectAccessible(page);
    await alert.getByRole('button', { name: forms.nextField }).click();
    await expect(field('realname')).toBeFocused();

    await answer(page, 'pt');
    await addPhotos(page, 'pt');
    const texts = (Object.keys(TYPED) as (keyof typeof TYPED)[]).filter((one) => one !== 'father');
    for (const name of texts) {
      await empty(field(name));
      await send.click();
      await expect(field(name)).toBeFocused();
      await expect(field(name)).toHaveAccessibleDescription(new RegExp(scouting.unanswered[name]));
      await expect(alert).toContainText('1 campo para revisar');
      await field(name).fill(TYPED[name]);
    }
    const choices = Object.keys(CHOSEN) as (keyof typeof CHOSEN)[];
    for (const name of choices.filter((one) => one !== 'country')) {
      await field(name).selectOption('');
      await send.click();
      await expect(field(name)).toBeFocused();
      await expect(field(name)).toHaveAccessibleDescription(scouting.unanswered[name]);
      await field(name).selectOption(CHOSEN[name]);
    }
    for (const name of SLOTS) {
      const label = scouting.removePhoto.replace('{photo}', scouting.fields[name]);
      await page.getByRole('button', { name: label }).click();
    }
    await send.click();
    await expect(slot('image_1')).toBeFocused();
    await expect(slot('image_1')).toHaveAccessibleDescription(
      new RegExp(scouting.unanswered.image_1),
    );
    await expect(alert).toContainText('4 campos para revisar');
    await field('country').selectOption('');
    await expect(field('basedin')).toBeDisabled();
    expect(posts).toEqual([]);
    expect(panel.entries()).toEqual([]);
  },
);

sending(
  'a phone of another shape is pointed out, and taken',
  { tag: '@phone' },
  async ({ page, panel }) => {
    const { field, send } = formOn(page, 'pt');
    await page.goto(PATHS.pt);
    await answer(page, 'pt');
    await addPhotos(page, 'pt');
    await empty(field('phone'));
    await field('phone').pressSequentially('551133330');
    await field('phone').press('Enter');
    await expect(field('phone')).not.toBeFocused();
    await expect(field('phone')).toHaveValue('551133330');
    await expect(page.getByText(/^De que país é este número/)).toHaveCount(1);
    await empty(field('whatsapp'));
    await field('whatsapp').pressSequentially('11987650100');
    await field('whatsapp').press('Enter');
    await expect(field('whatsapp')).toHaveValue('+55 (11) 98765-0100');
    await send.click();
    await expect(page.getByRole('button', { name: 'Enviado', exact: true })).toBeVisible();
    expect(panel.entries()[0]?.fields).toMatchObject({
      phone: '551133330',
      whatsapp: '+55 (11) 98765-0100',
    });
  },
);
