import type { Page } from '@playwright/test';
import english from '../../messages/en.json' with { type: 'json' };
import spanish from '../../messages/es.json' with { type: 'json' };
import portuguese from '../../messages/pt.json' with { type: 'json' };
import { talentId } from '../demo-panel/seed/talent.ts';
import { expectAccessible, expectAccessibleInBoth } from './accessible.ts';
import { castingForm, choose, chooseHere } from './favorites.ts';
import { cards, names } from './roster.ts';
import { overflow, settled } from './settled.ts';
import { expect, sending, test } from './test.ts';

/** Each language with the project that tests it: with script, then without. */
const LANGUAGES = [
  ['pt', '@phone', '@desktop'],
  ['en', '@desktop', '@phone'],
  ['es', '@phone', '@desktop'],
] as const;
const MESSAGES = { pt: portuguese, en: english, es: spanish };
const WOMEN = { pt: '/modelos/mulheres', en: '/en/models/women', es: '/es/modelos/mujeres' };
const FAVORITES = { pt: '/favoritos', en: '/en/favorites', es: '/es/favoritos' };
const SENDER = { title: 'Verão “26” & cia', by: 'Marina Dias' };

const faces = (page: Page) => page.locator('.answer-faces > li');
const groups = (page: Page) => page.getByRole('main').getByRole('heading', { name: / · \d+$/ });
/** The link in the message that the sharing tool sends to WhatsApp. */
async function linkIn(page: Page, tool: string): Promise<string> {
  const share = page.locator('details').filter({ hasText: tool });
  const chat = share.getByRole('link', { name: 'WhatsApp', includeHidden: true });
  const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  return text.slice(text.indexOf('http'));
}

for (const [locale, project] of LANGUAGES) {
  const { favorites, share } = MESSAGES[locale];
  const { answer, linkWords, shared } = favorites;

  test(`from a list to answers that are sent back (${locale})`, {
    tag: [project, '@journey'],
  }, async ({ page, browser }) => {
    test.slow();
    await page.goto(WOMEN[locale]);
    const chosen = await chooseHere(page, 3);

    await page.goto(FAVORITES[locale]);
    await page.getByText(linkWords.open).click();
    await page.getByLabel(linkWords.title).fill(SENDER.title);
    await page.getByLabel(linkWords.by).fill('marina@example.com');
    await expect(page.getByText(linkWords.fault)).toBeVisible();
    await page.getByLabel(linkWords.by).fill(SENDER.by);
    const link = await linkIn(page, share.share);
    expect(link.length).toBeLessThan(2_000);

    const recipient = await (await browser.newContext()).newPage();
    await recipient.goto(link);
    await expect(recipient.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(recipient.getByText(SENDER.title)).toBeVisible();
    await expect(recipient.getByText(SENDER.by, { exact: true })).toBeVisible();
    await expect.poll(() => recipient.locator('head').innerHTML()).not.toMatch(/Verão|Marina Dias/);
    await expect(faces(recipient).getByRole('heading')).toHaveText(chosen);
    for (const [index, given] of (['yes', 'no', 'perhaps'] as const).entries()) {
      await faces(recipient).nth(index).getByRole('radio', { name: answer.answers[given] }).check();
    }
    const result = [
      `${answer.answers.yes} · 1`,
      `${answer.answers.perhaps} · 1`,
      `${answer.answers.no} · 1`,
    ];
    await expect(groups(recipient)).toHaveText(result);
    await recipient.reload();
    await expect(groups(recipient)).toHaveText(result);
    await expect.poll(() => overflow(recipient)).toBe(0);
    const back = await linkIn(recipient, answer.back.replace('{name}', SENDER.by));
    expect(new URL(back).searchParams.get('answers')).toBe('ynp');
    await recipient.context().close();

    await page.goto(back);
    await expect(page.getByText(answer.replied)).toBeVisible();
    await expect(groups(page)).toHaveText(result);
    await expect(names(page)).toHaveText([chosen[0], chosen[2], chosen[1]].map(String));
    await page.getByRole('link', { name: favorites.lineup.open }).click();
    await expect(page).toHaveURL(/view=lineup/);
    await expect(page.getByRole('region', { name: favorites.lineup.title })).toBeVisible();
    await page.getByRole('link', { name: favorites.compare.close }).click();
    await expect(groups(page)).toHaveText(result);
    await expect(page.getByText(shared.words)).toBeVisible();
  });
}

const IDS = [talentId(0), talentId(1)];
const LINK = `/favoritos?ids=${IDS.join(',')},999999&view=answer&by=Marina&on=2026-11-20`;

test('the answer, a selection with answers, and the line-up are accessible', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow();
  await page.goto(LINK);
  await faces(page).nth(1).getByRole('radio', { name: 'Não' }).check();
  await expect(groups(page)).toHaveText(['Não · 1', 'Sem resposta · 1']);
  await expectAccessibleInBoth(page, 'answer');
  await page.goto(LINK.replace('view=answer', 'answers=yn'));
  await expect(groups(page)).toHaveText(['Sim · 1', 'Não · 1']);
  await expectAccessibleInBoth(page, 'answers');
  await page.goto(LINK.replace('answer', 'lineup'));
  await expect(page.getByRole('region', { name: 'Alturas lado a lado' })).toBeVisible();
  await expectAccessible(page, 'line-up');
  await choose(page, 1);
  await page.goto('/favoritos');
  await page.getByText('Adicionar título ao link').click();
  await page.getByLabel('Seu nome').fill('@ana');
  await expectAccessible(page, 'words of a link');
});

test('the page of an answer opens at its title', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto(LINK);
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('a selection is answered by the keyboard', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(LINK);
  await expect(page.getByText('Link criado em 20 de novembro de 2026.')).toBeVisible();
  await expect(page.getByText('1 talento do link não está mais na agência.')).toBeVisible();
  const [first, second] = [faces(page).nth(0), faces(page).nth(1)];
  const answer = (face: typeof first, name: string) => face.getByRole('radio', { name });
  await first.getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(answer(first, 'Sim')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(answer(first, 'Sim')).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(answer(first, 'Talvez')).toBeChecked();
  await expect(answer(first, 'Talvez')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(second.getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(answer(second, 'Não')).toBeChecked();
  await expect(answer(second, 'Não')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Respostas: 2 de 2' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Suas respostas' })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Enviar à agência' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('summary', { hasText: 'Devolver para Marina' })).toBeFocused();
});

test('on a phone each face fills a screen, and an answer leads to the next one', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(LINK);
  const [first, second] = [faces(page).nth(0), faces(page).nth(1)];
  await first.evaluate((face) => face.scrollIntoView());
  const all = [
    first.getByRole('heading'),
    first.getByText(/^Altura/),
    ...(await first.getByRole('radio').all()),
  ];
  for (const part of all) await expect(part).toBeInViewport({ ratio: 1 });
  await expect(second.getByRole('heading')).not.toBeInViewport();
  await first.getByRole('radio', { name: 'Sim' }).click();
  await expect(second.getByRole('radio', { name: 'Não' })).toBeInViewport({ ratio: 1 });
  await second.getByRole('radio', { name: 'Não' }).click();
  await expect(page.getByRole('heading', { name: 'Suas respostas' })).toBeInViewport();
});

sending('answers reach the agency as notes', { tag: '@desktop' }, async ({ page, panel }) => {
  const { send, sent, fillIn } = castingForm(page);
  await page.goto(LINK);
  await faces(page).nth(1).getByRole('radio', { name: 'Talvez' }).check();
  await page.getByRole('link', { name: 'Enviar à agência' }).click();
  await fillIn();
  await send.click();
  await expect(sent).toBeVisible();
  await expect(page.locator('.sent-pictures').getByText('Talvez')).toBeVisible();
  expect(JSON.stringify(panel.entries())).toContain('Talvez');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [locale, , project] of LANGUAGES) {
    const { favorites } = MESSAGES[locale];

    test(`a link leads to its list and its answers (${locale})`, {
      tag: project,
    }, async ({ page }) => {
      const link = `${FAVORITES[locale]}?ids=${IDS.join(',')}`;
      await page.goto(`${link}&view=answer&title=Casa+Ouro`);
      await expect(cards(page)).toHaveCount(2);
      await expect(page.getByText('Casa Ouro')).toBeVisible();
      await expect(page.getByRole('radio')).toHaveCount(0);
      await page.goto(`${link}&answers=ny`);
      await expect(groups(page)).toHaveText([
        `${favorites.answer.answers.yes} · 1`,
        `${favorites.answer.answers.no} · 1`,
      ]);
    });
  }
});
