import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { byLocale, type Locale } from '../../lib/i18n/locales.ts';
import { pathOf } from '../../lib/routes/build.ts';
import type pt from '../../messages/pt.json';
import { type CHOSEN, SLOTS, type TYPED } from '../fixtures/application.ts';
import { fourPhotos } from '../fixtures/photos.ts';
import { expect } from './test.ts';

export { CHOSEN, RECEIVED, SLOTS, TYPED } from '../fixtures/application.ts';

export const TEXTS = byLocale((locale): typeof pt =>
  JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')),
);
export const PATHS = byLocale((locale) => pathOf(locale, { page: 'be-a-model' }));

/** The parts of the form in one language. */
export function formOn(page: Page, language: Locale) {
  const { scouting, forms } = TEXTS[language];
  const main = page.getByRole('main');
  const age = main.getByRole('group', { name: scouting.fields.adult, exact: true });
  return {
    field: (name: keyof typeof TYPED | keyof typeof CHOSEN) =>
      main.getByLabel(scouting.fields[name], { exact: true }),
    adult: age.getByRole('radio', { name: scouting.adultAnswers.yes }),
    minor: age.getByRole('radio', { name: scouting.adultAnswers.no }),
    slot: (name: (typeof SLOTS)[number]) => main.locator(`input[name=${name}]`),
    preview: (name: (typeof SLOTS)[number]) =>
      main.getByRole('img', { name: scouting.preview.replace('{photo}', scouting.fields[name]) }),
    send: main.getByRole('button', { name: forms.send, exact: true }),
    alert: main.getByRole('alert'),
  };
}

let photos: ReturnType<typeof fourPhotos> | undefined;

/** The four photos, generated once. */
export function applicantPhotos(): ReturnType<typeof fourPhotos> {
  photos ??= fourPhotos();
  return photos;
}

/** Adds four photos, each after the previous one is shown. */
export async function addPhotos(page: Page, language: Locale): Promise<void> {
  const { slot, preview } = formOn(page, language);
  for (const [place, photo] of (await applicantPhotos()).entries()) {
    const name = SLOTS[place] ?? 'image_1';
    await slot(name).setInputFiles(photo);
    await expect(preview(name)).toBeVisible();
  }
}

/** How many photos the draft has in IndexedDB. A preview is shown before its photo is stored. */
export function storedPhotos(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('scouting', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const photos = opening.result.transaction('photos').objectStore('photos');
          const counting = photos.count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );
}
