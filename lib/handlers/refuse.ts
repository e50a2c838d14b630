import 'server-only';
import { isScripted } from '../forms/guard';
import { isRefusalCode } from '../forms/refusal';
import { fill } from '../i18n/fill';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../i18n/locales';
import { messagesOf } from '../i18n/messages';
import type { MissingReason } from '../page/outcomes';
import { plainPage } from '../page/plain-page';
import { pathOf } from '../routes/build';
import { type Refused, refuseInJson } from './define-handler';

/**
 * The refusal of a handler: JSON (`{ "error": "…" }`) for a script, and for a browser that opened
 * the address itself, by a form or a link without script, a short page in the visitor's language.
 * Not cached, not indexed.
 */
export function refuse(request: Request, refused: Refused): Response {
  if (isScripted(request)) return refuseInJson(request, refused);
  const { status, error, headers = {} } = refused;
  const locale = languageOf(request);
  const { title, text, link: way } = refused.why ?? textsOf(refused, locale);
  const link = way && { text: way.text, href: pathOf(locale, way.route) };
  const note = [status, ...(error ? [fill(messagesOf(locale).errors.code, { code: error })] : [])];
  const retry = request.method === 'GET' && 'Retry-After' in headers;
  return plainPage(
    locale,
    { title, text, link, note: note.join(' · '), retry },
    { status, headers },
  );
}

function textsOf({ status, error }: Refused, locale: Locale): MissingReason {
  const { errors, forms } = messagesOf(locale);
  if (status === 404) return { title: errors.notFound, text: errors.notFoundText };
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
