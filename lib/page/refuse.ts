import 'server-only';
import { isScripted } from '../forms/guard';
import { isRefusalCode } from '../forms/refusal';
import { fill } from '../i18n/fill';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../i18n/locales';
import { messagesOf } from '../i18n/messages';
import { html } from '../offline/html';
import { pathOf } from '../routes/build';
import { siteName } from '../site';

/** Why a handler does not do what was requested. `error` is short, and in JSON for scripts. */
type Refused = { status: number; error: string; headers?: Record<string, string> };

/** The page loads nothing but its style sheet. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The refusal of a handler: JSON (`{ "error": "…" }`) for a script, and for a browser that opened
 * the address itself, by a form or a link without script, a short page in the visitor's language.
 * Not cached, not indexed.
 */
export function refuse(request: Request, refused: Refused): Response {
  const { status, error } = refused;
  const headers = { 'Cache-Control': 'no-store', ...refused.headers };
  if (isScripted(request)) return Response.json({ error }, { status, headers });
  const locale = languageOf(request);
  return new Response(refusalPage(request, refused, locale), {
    status,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': locale,
      'Content-Security-Policy': POLICY,
      'X-Robots-Tag': 'noindex',
    },
  });
}

/** The page cannot use the frame of the others: a route handler of Next renders no components. */
function refusalPage({ method }: Request, refused: Refused, locale: Locale): string {
  const { title, text } = textsOf(refused, locale);
  const { errors, pages } = messagesOf(locale);
  const { status, error, headers } = refused;
  const home = pathOf(locale, { page: 'home' });
  // An empty URL loads the same address again, with its query.
  const retry =
    method === 'GET' && headers?.['Retry-After'] && html`<a href="">${errors.retry}</a>`;
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} | ${siteName()}</title>
<link rel="stylesheet" href="/assets/offline.css">
</head>
<body>
<header><a href="${home}">${siteName()}</a></header>
<main>
<h1>${title}</h1>
<p role="alert">${text}</p>
<p class="actions">${retry || ''}<a href="${home}">${pages.home}</a></p>
<p class="mute">${[status, ...(error ? [fill(errors.code, { code: error })] : [])].join(' · ')}</p>
</main>
</body>
</html>
`.text;
}

function textsOf({ status, error }: Refused, locale: Locale): { title: string; text: string } {
  const { errors, forms, seo } = messagesOf(locale);
  if (status === 404) return { title: errors.notFound, text: errors.notFoundText };
  if (status === 410) return { title: seo.goneTitle, text: errors.notFoundText };
  if (error === 'busy') return { title: errors.busy, text: errors.busyText };
  if (status === 503) return { title: errors.unavailable, text: errors.unavailableText };
  const text = isRefusalCode(error) ? forms.refusals[error] : errors.refusedText;
  return { title: errors.refused, text };
}

/** The language in the query (`lang`) or the path of the address, else of the page that links it. */
function languageOf({ url, headers }: Request): Locale {
  for (const address of [url, headers.get('referer') ?? '']) {
    const { searchParams, pathname } = URL.parse(address) ?? {};
    const named = searchParams?.get('lang') ?? pathname?.split('/')[1] ?? '';
    if (isLocale(named)) return named;
  }
  return DEFAULT_LOCALE;
}
