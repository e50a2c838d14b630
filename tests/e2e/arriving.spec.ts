import { haltingLine } from '../fixtures/halting-line.ts';
import { LONG_NAME, pathOf } from './profile.ts';
import { expectNoShift } from './settled.ts';
import { test } from './test.ts';

const halting = test.extend({
  baseURL: async ({ baseURL }, use) => {
    if (!baseURL) throw new Error('the shared site should run');
    const line = await haltingLine(baseURL, 'class="profile-gallery"');
    await use(line.url);
    await line.stop();
  },
});

halting(
  'a profile that comes in pieces does not move, though its pictures come late',
  async ({ page }) => {
    await page.goto(pathOf(LONG_NAME));
    await expectNoShift(page);
  },
);
