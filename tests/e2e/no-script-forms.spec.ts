import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Panel } from '../demo-panel/start.ts';
import {
  applicantPhotos,
  CHOSEN,
  formOn,
  PATHS,
  RECEIVED,
  SLOTS,
  TEXTS,
  TYPED,
} from './application.ts';
import { expect, sending } from './test.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

sending.use({ expected: /status of (422|502) .*\/api\// });

/** A faulty post, Back, the answers that are still there, the mended post, thanks. */
sending.describe('without script', { tag: '@desktop' }, () => {
  sending.use({ javaScriptEnabled: false });

  sending('an application', async ({ page, panel }, info) => {
    const { adult, slot, send, ...form } = formOn(page, 'pt');
    // The select of cities, which needs a script, has the same label.
    const field = (name: Parameters<typeof form.field>[0]) =>
      form.field(name).filter({ visible: true });
    const { scouting, forms } = TEXTS.pt;
    await page.goto(PATHS.pt);
    await adult.check();
    const typed = { ...TYPED, email: 'erica@example', basedin: 'sao paulo' };
    for (const [name, text] of Object.entries(typed)) {
      await field(name as keyof typeof typed).fill(text);
    }
    const { basedin: _city, ...chosen } = CHOSEN;
    for (const [name, value] of Object.entries(chosen)) {
      await field(name as keyof typeof CHOSEN).selectOption(value);
    }
    for (const [place, { name, buffer }] of (await applicantPhotos()).entries()) {
      // A browser restores a file only if it has a path.
      const path = info.outputPath(name);
      writeFileSync(path, buffer);
      await slot(SLOTS[place] ?? 'image_1').setInputFiles(path);
    }
    await field('email').evaluate((input: HTMLInputElement) =>
      input.form?.setAttribute('novalidate', ''),
    );
    await send.click();
    await expect(page.getByRole('listitem')).toHaveText([
      `${scouting.fields.email} ${forms.faults.email}`,
    ]);
    await expect(page.getByText(forms.goBack)).toBeVisible();
    expect(panel.entries()).toEqual([]);
    await page.goBack();
    for (const [name, value] of Object.entries({ ...chosen, ...typed })) {
      await expect(field(name as keyof typeof typed)).toHaveValue(value);
    }
    await field('email').fill(TYPED.email);
    await send.click();
    await expect(title(page)).toHaveText(scouting.thanksTitle);
    await expect(page.getByText(scouting.thanksText)).toBeVisible();
    expect(panel.entries().map(({ fields }) => fields)).toEqual([RECEIVED]);
  });

  sending('a message, also while the panel is down', ({ page, panel }) =>
    writeMessage(page, panel),
  );
});

async function writeMessage(page: Page, panel: Panel) {
  const { contact, forms } = TEXTS.en;
  const main = page.getByRole('main');
  panel.fail({ kind: 'down', route: '/api/contact' });
  await page.goto('/en/contact');
  await main.getByLabel('Name').fill('Zoë');
  await main.getByLabel(contact.fields.email).fill('zoe@example.com');
  await main.getByLabel('Subject').fill('Hello & goodbye');
  await main.getByLabel('Message').fill('One\nTwo');
  await main.getByRole('button', { name: 'Send' }).click();
  await expect(main.getByRole('alert')).toHaveText(forms.refusals['perhaps-sent']);
  panel.clearFaults();
  await page.goBack();
  await expect(main.getByLabel('Subject')).toHaveValue('Hello & goodbye');
  await expect(main.getByLabel('Message')).toHaveValue('One\nTwo');
  await main.getByRole('button', { name: 'Send' }).click();
  await expect(title(page)).toHaveText(contact.thanksTitle);
  expect(panel.entries()).toMatchObject([
    { kind: 'contact', fields: { name: 'Zoë', subject: 'Hello & goodbye', phone: '' } },
  ]);
}
