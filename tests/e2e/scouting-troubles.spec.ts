import {
  addPhotos,
  answer,
  CHOSEN,
  formOn,
  PATHS,
  RECEIVED,
  SLOTS,
  storedPhotos,
  TEXTS,
  TYPED,
} from './application.ts';
import { expect, isolated, sending } from './test.ts';

/** A panel that is down closes the connection before all photos are sent, or after. */
const UNSENT = new RegExp(
  [TEXTS.pt.forms.refusals['perhaps-sent'], TEXTS.pt.forms.refusals['not-sent']].join('|'),
);

sending(
  'a reload loses nothing, and everything can be cleared',
  { tag: '@desktop' },
  async ({ page }) => {
    const { field, preview } = formOn(page, 'pt');
    await page.goto(PATHS.pt);
    await answer(page, 'pt');
    await addPhotos(page, 'pt');
    await expect.poll(() => storedPhotos(page)).toBe(4);
    await page.reload();
    await expect(page.getByText(TEXTS.pt.forms.draft.restored)).toBeVisible();
    for (const [name, value] of Object.entries({ ...TYPED, ...CHOSEN })) {
      await expect(field(name as keyof typeof TYPED)).toHaveValue(value);
    }
    for (const name of SLOTS) await expect(preview(name)).toBeVisible();
    await page.getByRole('button', { name: TEXTS.pt.forms.draft.clear }).click();
    await expect(field('realname')).toHaveValue('');
    await expect(page.getByText(TEXTS.pt.forms.draft.cleared)).toBeVisible();
    await page.reload();
    await expect(page.getByText(TEXTS.pt.forms.draft.kept)).toBeVisible();
    await expect(field('email')).toHaveValue('');
    await expect(preview('image_2')).toBeHidden();
  },
);

sending(
  'while the panel is down everything stays filled in; afterwards one application is sent',
  { tag: '@desktop' },
  async ({ page, panel }) => {
    const { field, preview, send, alert } = formOn(page, 'pt');
    await page.goto(PATHS.pt);
    await answer(page, 'pt');
    await addPhotos(page, 'pt');
    // It was received, and the response was lost: the retry must not count again.
    panel.fail({ kind: 'reset', route: '/api/get-scouted', times: 1 });
    await send.click();
    await expect(alert).toContainText(TEXTS.pt.forms.refusals['perhaps-sent']);
    await expect(field('basedin')).toHaveValue(CHOSEN.basedin);
    await expect(preview('image_4')).toBeVisible();
    panel.fail({ kind: 'down', route: '/api/get-scouted' });
    await send.click();
    await expect(alert).toContainText(UNSENT);
    panel.clearFaults();
    await send.dblclick();
    await expect(page.getByRole('button', { name: 'Enviado', exact: true })).toBeVisible();
    expect(panel.entries()).toHaveLength(1);
    expect(panel.entries()[0]?.fields).toEqual(RECEIVED);
  },
);

sending(
  'an impatient double click sends one application',
  { tag: '@desktop' },
  async ({ page, panel }) => {
    const { send } = formOn(page, 'pt');
    await page.goto(PATHS.pt);
    await answer(page, 'pt');
    await addPhotos(page, 'pt');
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    await send.dblclick();
    await expect(page.getByRole('button', { name: 'Enviado', exact: true })).toBeVisible();
    expect(posts).toHaveLength(1);
    expect(panel.entries()).toHaveLength(1);
  },
);

sending(
  'a file that is not a photo, a HEIC and one too large are refused with a message',
  { tag: '@desktop' },
  async ({ page }) => {
    const { slot } = formOn(page, 'pt');
    const { faults } = TEXTS.pt.forms;
    await page.goto(PATHS.pt);
    const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(11_000_000)]);
    const files = [
      ['foto.jpg', Buffer.from('%PDF-1.7'), faults['image-type']],
      ['IMG_1.HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'), faults['image-heic']],
      ['grande.jpg', jpeg, faults['image-size']],
    ] as const;
    for (const [name, buffer, words] of files) {
      await slot('image_1').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
      await expect(slot('image_1')).toHaveAccessibleDescription(new RegExp(words));
    }
  },
);

isolated('the lists fail: the page answers 503', { tag: '@desktop' }, async ({ page, panel }) => {
  panel.fail({ kind: 'status', status: 500, route: '/api/talents/attributes' });
  const answer = await page.goto(PATHS.pt);
  expect(answer?.status()).toBe(503);
  await expect(page.getByText('Código: HTTP_500')).toBeVisible();
});

isolated(
  'cities that failed to load can be retried',
  { tag: '@desktop' },
  async ({ page, panel }) => {
    const { field } = formOn(page, 'pt');
    await page.goto(PATHS.pt);
    await expect(field('basedin')).toBeDisabled();
    panel.fail({ kind: 'status', status: 500, route: '/api/talents/attributes' });
    await field('country').selectOption('30');
    const retry = page.getByRole('button', { name: TEXTS.pt.scouting.retry });
    await expect(retry).toBeVisible();
    panel.clearFaults();
    await expect
      .poll(async () => {
        if (await retry.isVisible()) await retry.click();
        return field('basedin').isEnabled();
      })
      .toBe(true);
    await expect(field('basedin')).toContainText('Curitiba');
    await field('country').selectOption('31');
    await expect(field('basedin')).toContainText('Buenos Aires');
    await expect(field('basedin')).not.toContainText('Curitiba');
  },
);
