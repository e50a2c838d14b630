import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import type { BriefTexts } from './brief-fields';

/** What a brief asks, and what is said of its answers. */
export function briefTexts(locale: Locale): BriefTexts {
  const { favorites, forms } = messagesOf(locale);
  return { ...favorites.brief, optional: forms.optional, long: forms.faults.long };
}
