import 'server-only';
import type { Locale } from '../i18n/locales';
import { messagesOf } from '../i18n/messages';
import { html } from '../offline/html';
import { pathOf } from '../routes/build';
import { siteName } from '../site';

const POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The 429 page, for a client who asked for too many pages that are rendered per request. It costs no
 * rendering and needs no script. `seconds`: until the client may ask again.
 */
export function limitedPage(locale: Locale, seconds: number): Response {
  const { errors, pages } = messagesOf(locale);
  const home = pathOf(locale, { page: 'home' });
  // An empty link loads the same page again, with its query.
  const page = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${errors.limited} | ${siteName()}</title>
<link rel="stylesheet" href="/assets/offline.css">
</head>
<body>
<header><a href="${home}">${siteName()}</a></header>
<main>
<h1>${errors.limited}</h1>
<p>${errors.limitedText}</p>
<p class="actions"><a class="button" href="">${errors.retry}</a> <a class="button" href="${home}">${pages.home}</a></p>
</main>
</body>
</html>
`;
  return new Response(page.text, {
    status: 429,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': locale,
      'Content-Security-Policy': POLICY,
      'Cache-Control': 'no-store',
      'Retry-After': String(seconds),
      'X-Robots-Tag': 'noindex',
    },
  });
}
