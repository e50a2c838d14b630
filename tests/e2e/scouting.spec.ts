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

async function receivedImage(panel: Panel, id: number, slot: string) {
  const file = await fetch(`${panel.url}/outbox/${id}/${slot}`);
  return sharp(Buffer.from(await file.arrayBuffer()));
}

sending(
  'a whole application arrives as it was filled in, with its photos',
  { tag: ['@desktop', '@journey'] },
  async ({ page, panel }) => {
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

    await page.reload();
    await expect(page.getByText(forms.draft.kept)).toBeVisible();
    await expect(field('realname')).toHaveValue('');
  },
);

sending(
  'an empty application is not sent; the first missing answer is focused, then the next one',
  { tag: '@desktop' },
  async ({ page, panel }) => {
    const { adult, field, send, alert } = formOn(page, 'pt');
    const { forms } = TEXTS.pt;
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
    await alert.getByRole('button', { name: forms.nextField }).click();
    await expect(field('realname')).toBeFocused();

    await expect(field('basedin')).toBeDisabled();
    expect(posts).toEqual([]);
    expect(panel.entries()).toEqual([]);
  },
);
