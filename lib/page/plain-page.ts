import 'server-only';
import { byLocale, type Locale } from '../i18n/locales';
import { messagesOf } from '../i18n/messages';
import { html } from '../offline/html';
import { pathOf } from '../routes/build';
import { siteName } from '../site';

/** The content security policy of a plain page. */
export const PLAIN_POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The HTML of a page that costs no rendering and needs no script, with a link that tries again. */
export function plainPage(locale: Locale, { title, text }: { title: string; text: string }) {
  const { errors, pages } = messagesOf(locale);
  const home = pathOf(locale, { page: 'home' });
  // An empty link loads the same page again, with its query.
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} | ${siteName()}</title>
<link rel="stylesheet" href="/assets/offline.css">
</head>
<body>
<header><a href="${home}">${siteName()}</a></header>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p class="actions"><a class="button" href="">${errors.retry}</a> <a class="button" href="${home}">${pages.home}</a></p>
</main>
</body>
</html>
`.text;
}

/** The page for one that broke while it was rendered, in each language. */
export function faultPages(): Record<Locale, string> {
  return byLocale((locale) => {
    const { errors } = messagesOf(locale);
    return plainPage(locale, { title: errors.unavailable, text: errors.unavailableText });
  });
}
