import type { Page } from '@playwright/test';
import { talentId } from '../demo-panel/seed/talent.ts';
import {
  FOUR_COMPOSITES,
  LANDSCAPE_FIRST,
  LONG_NAME,
  NO_BOOK,
  pathOf,
  TEN_VIDEOS,
} from '../e2e/profile.ts';
import { test } from '../e2e/test.ts';
import { compare, DESKTOP, LANDSCAPE, NARROW, open, PAPER, PHONE, TABLET } from './picture.ts';

const BOOK = pathOf(FOUR_COMPOSITES);
const POST = '/en/blog/412/o-que-levar-na-bolsa-no-seu-primeiro-dia-de-set';
const SELECTION = `ids=${[0, 1, 2, 3, 4, 5, 6, 7].map(talentId)}`;

/** Each page type in the windows where it is most likely to break, from its top. */
const WINDOWS = [
  ['home', '/es', LANDSCAPE],
  ['roster', '/modelos/mulheres', TABLET],
  ['roster', '/es/modelos/internacional', NARROW],
  ['filtered', '/en/models?hair=Blonde', PHONE],
  ['nobody', '/modelos?letter=x&hair=Blonde', DESKTOP],
  ['profile', BOOK, TABLET],
  ['profile', pathOf(LANDSCAPE_FIRST), LANDSCAPE],
  ['landscape-first', pathOf(LANDSCAPE_FIRST), PHONE],
  ['long-name', pathOf(LONG_NAME), NARROW],
  ['videos', `${pathOf(TEN_VIDEOS)}?tab=video`, DESKTOP],
  ['no-book', pathOf(NO_BOOK), DESKTOP],
  ['shared', '/en/favorites?ids=1216,1212', NARROW],
  ['about', '/sobre', DESKTOP],
  ['about', '/en/about', PHONE],
  ['verify', '/es/verificar', PHONE],
  ['blog', '/blog', DESKTOP],
  ['not-found', '/nada', PHONE],
] as const;

/** Down to the footer. */
const WHOLE = [
  ['home', '/', DESKTOP],
  ['home', '/', PHONE],
  ['profile', BOOK, DESKTOP],
  ['profile', BOOK, PHONE],
  ['empty-selection', '/favoritos', PHONE],
  ['shared', `/favoritos?${SELECTION}`, DESKTOP],
  ['scouting', '/seja-um-modelo', DESKTOP],
  ['contact', '/contato', DESKTOP],
  ['post', POST, PHONE],
] as const;

const DARK = [
  ['profile', BOOK, DESKTOP],
  ['contact', '/contato', PHONE],
] as const;

const PRINTED = [
  ['roster', '/modelos', PAPER],
  ['profile', BOOK, PAPER],
  ['compared', `/favoritos?${SELECTION}&view=compare`, PAPER],
] as const;

const FORCED = [
  ['roster', '/modelos?letter=c', DESKTOP],
  ['profile', BOOK, PHONE],
] as const;

type Options = { kind?: string; media?: Parameters<Page['emulateMedia']>[0]; whole?: boolean };

function pictures(
  pages: readonly (readonly [string, string, typeof DESKTOP])[],
  { kind = '', media = {}, whole }: Options = {},
) {
  for (const [type, address, window] of pages) {
    const name = `${type}-${window.width}${kind}`;
    test(name, async ({ page }) => {
      await open(page, address, window);
      await page.emulateMedia(media);
      await compare(page, name, whole);
    });
  }
}

test.use({ expected: /status of 404 .*\/nada$/ });
pictures(WINDOWS);
pictures(WHOLE, { whole: true });
pictures(DARK, { kind: '-dark', media: { colorScheme: 'dark' } });
// By a visitor whose screen is dark.
pictures(PRINTED, { kind: '-print', media: { media: 'print', colorScheme: 'dark' } });
pictures(FORCED, { kind: '-forced', media: { forcedColors: 'active' } });
