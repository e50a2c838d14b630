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
import { expect, sending } from './test.ts';

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
