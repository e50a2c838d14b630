import 'server-only';
import { type ComparedTalent, comparedMeasures } from '../favorites/comparison';
import { counted } from '../i18n/fill';
import type { Locale } from '../i18n/locales';
import { type Messages, messagesOf } from '../i18n/messages';
import { pictureUrl } from '../media/pictures';
import { pathOf, profileRoute } from '../routes/build';
import { siteName } from '../site';
import { html, type Markup } from './html';
import type { SavedTalent } from './read-saved';

/** Width in pixels of the photos that a device stores, one per talent. */
const PHOTO_WIDTH = 828;

/** The fonts that a page needs: always, or if a name has such letters (`public/assets/offline-faces.css`). */
const FACES = [
  { file: 'bodoni-moda-latin', letters: /^/ },
  { file: 'hanken-grotesk-latin', letters: /^/ },
  { file: 'bodoni-moda-latin-ext', letters: /[\u0100-\u024f\u1e00-\u1e9f\u1efa-\u1eff]/ },
  { file: 'playfair-display-vietnamese', letters: /[\u1ea0-\u1ef9]/ },
];

/**
 * The `Content-Security-Policy` of the page: it loads photos, and files of this site that no build
 * renames. The service worker stores the header with the page.
 */
export const SAVED_PAGE_POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "script-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The page that a device stores, without scripts or styles of a build, so that it opens offline after any
 * deployment. `public/offline-worker.js` parses the comments around each talent and the URLs of files and
 * photos; `public/assets/offline.js` adds age, size and notes, which only the device knows. `ageSeconds`
 * is the age of the data. Without talents the page has a message instead.
 */
export function savedPage(
  saved: readonly SavedTalent[],
  locale: Locale,
  ageSeconds: number,
): string {
  const { favorites, site } = messagesOf(locale);
  const { offline, count } = favorites;
  const here = saved.filter(({ state }) => state === 'here').length;
  return html`<!doctype html>
<html lang="${locale}" data-saved-selection="${ageSeconds}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${offline.title} | ${siteName()}</title>
${facesOf(saved)}
<link rel="stylesheet" href="/assets/offline-faces.css">
<link rel="stylesheet" href="/assets/offline.css">
<link rel="modulepreload" href="/assets/offline-words.js">
<script type="module" src="/assets/offline.js"></script>
</head>
<body>
<header><a href="${pathOf(locale, { page: 'home' })}">${siteName()}</a>
<a href="${pathOf(locale, { page: 'favorites' })}">${favorites.list.selection}</a></header>
<main>
<h1 tabindex="-1">${offline.title}</h1>
${saved.length === 0 ? nothing(offline.none, offline.noneHint) : html`<p>${counted(count, here, locale)}</p>`}
<p id="age" data-text="${offline.age}" hidden></p>
<p id="tools" hidden>
<button type="button" id="update">${offline.update}</button>
<button type="button" id="free" data-text="${offline.free}" data-freed="${offline.freed}"></button>
</p>
<p id="said" role="status" data-unopened="${site.unopened}"></p>
<ol>
${saved.map((talent) => block(talent, locale))}</ol>
</main>
</body>
</html>
`.text;
}

/** Preloads, by which the worker knows which files to store. */
function facesOf(saved: readonly SavedTalent[]): Markup[] {
  const names = saved.map((talent) => (talent.state === 'here' ? talent.talent.name : '')).join();
  return FACES.filter(({ letters }) => letters.test(names)).map(
    ({ file }) =>
      html`<link rel="preload" href="/assets/faces/${file}.woff2" as="font" type="font/woff2" crossorigin>\n`,
  );
}

function nothing(text: string, hint: string): Markup {
  return html`<p>${text}</p><p class="mute">${hint}</p>`;
}

/** The worker finds a talent by these comments, and replaces an `unread` one with its stored block. */
function block(saved: SavedTalent, locale: Locale): Markup {
  if (saved.state === 'here') {
    return html`<!--talent ${saved.id}-->${item(saved.talent, locale)}<!--/talent-->\n`;
  }
  return html`<!--talent ${saved.id} ${saved.state}--><!--/talent-->\n`;
}

function item(talent: ComparedTalent, locale: Locale): Markup {
  const { measures, favorites } = messagesOf(locale);
  const { id, name, cover } = talent;
  const photo =
    cover &&
    html`<img src="${pictureUrl('mobile', cover, PHOTO_WIDTH, 'portrait')}" alt="" width="3" height="4" decoding="async">`;
  const path = pathOf(locale, profileRoute(talent));
  return html`<li>
<div class="photo">${photo ?? ''}</div>
<div>
<h2><a href="${path}">${name}</a></h2>
<dl>${facts(talent, locale, measures, favorites.compare.years)}</dl>
<p class="note" data-note="${id}" hidden></p>
</div>
</li>`;
}

function facts(
  talent: ComparedTalent,
  locale: Locale,
  labels: Messages['measures'],
  years: string,
): Markup[] {
  return [...comparedMeasures(talent, locale, years)].map(([key, { metric, imperial }]) => {
    const text = metric === imperial ? metric : `${metric} · ${imperial}`;
    return html`<div><dt>${labels[key]}</dt><dd>${text}</dd></div>`;
  });
}
