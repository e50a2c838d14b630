import type { Page } from '@playwright/test';
import en from '../../messages/en.json' with { type: 'json' };
import pt from '../../messages/pt.json' with { type: 'json' };
import { fourPhotos } from '../fixtures/photos.ts';
import { expect } from './test.ts';

export const TEXTS = { pt, en };
export type Language = keyof typeof TEXTS;
export const PATHS: Record<Language, string> = { pt: '/seja-um-modelo', en: '/en/be-a-model' };

/** What an applicant answers, and how the panel is told. */
export const TYPED = {
  realname: 'Érica d’Ávila "Kika" <Souza>',
  father: 'Maria & João d’Ávila',
  email: 'erica@example.com',
  phone: '+55 (11) 98888-0000',
  whatsapp: '+55 (11) 97777-0000',
} as const;
export const CHOSEN = {
  country: '30',
  basedin: '3000',
  height: '175',
  jeans: '37.5',
  shoes: '38',
  eyes: 'Blue Green',
  hair: 'Dark Brown',
  skin_tone: '1165',
} as const;
export const RECEIVED = {
  realname: TYPED.realname,
  email: TYPED.email,
  phone: TYPED.phone,
  whatsapp: TYPED.whatsapp,
  height: CHOSEN.height,
  jeans: CHOSEN.jeans,
  shoes: CHOSEN.shoes,
  eyes: CHOSEN.eyes,
  hair: CHOSEN.hair,
  skin_tone: CHOSEN.skin_tone,
  country: { value: '30', label: 'Brasil' },
  basedin: { value: '3000', label: 'São Paulo' },
  contacts: [{ role: 'father', name: TYPED.father }],
};

export const SLOTS = ['image_1', 'image_2', 'image_3', 'image_4'] as const;

/** The parts of the form in one language. */
export function formOn(page: Page, language: Language) {
  const { scouting, forms } = TEXTS[language];
  const main = page.getByRole('main');
  return {
    field: (name: keyof typeof TYPED | keyof typeof CHOSEN) =>
      main.getByLabel(scouting.fields[name], { exact: true }),
    slot: (name: (typeof SLOTS)[number]) => main.locator(`input[name=${name}]`),
    preview: (name: (typeof SLOTS)[number]) =>
      main.getByRole('img', { name: scouting.preview.replace('{photo}', scouting.fields[name]) }),
    send: main.getByRole('button', { name: forms.send, exact: true }),
    alert: main.getByRole('alert'),
  };
}

export async function answer(page: Page, language: Language): Promise<void> {
  const { field } = formOn(page, language);
  for (const [name, text] of Object.entries(TYPED)) {
    await field(name as keyof typeof TYPED).fill(text);
  }
  for (const [name, value] of Object.entries(CHOSEN)) {
    await field(name as keyof typeof CHOSEN).selectOption(value);
  }
}

let photos: ReturnType<typeof fourPhotos> | undefined;

/** The four photos, made once. */
export function applicantPhotos(): ReturnType<typeof fourPhotos> {
  photos ??= fourPhotos();
  return photos;
}

/** Four photos, each shown before the next one is given. */
export async function addPhotos(page: Page, language: Language): Promise<void> {
  const { slot, preview } = formOn(page, language);
  for (const [place, photo] of (await applicantPhotos()).entries()) {
    const name = SLOTS[place] ?? 'image_1';
    await slot(name).setInputFiles(photo);
    await expect(preview(name)).toBeVisible();
  }
}
