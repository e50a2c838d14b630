import 'server-only';
import type { Locale } from '../i18n/locales';
import { messagesOf } from '../i18n/messages';
import { PLAIN_POLICY, plainPage } from './plain-page';

/**
 * The 429 page, for a client who asked for too many pages that are rendered per request. `seconds`:
 * until the client may ask again.
 */
export function limitedPage(locale: Locale, seconds: number): Response {
  const { errors } = messagesOf(locale);
  return new Response(plainPage(locale, { title: errors.limited, text: errors.limitedText }), {
    status: 429,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': locale,
      'Content-Security-Policy': PLAIN_POLICY,
      'Cache-Control': 'no-store',
      'Retry-After': String(seconds),
      'X-Robots-Tag': 'noindex',
    },
  });
}
