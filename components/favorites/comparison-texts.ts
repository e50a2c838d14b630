import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { AGENCY, siteName } from '@/lib/site';
import type { ComparisonTexts } from './comparison-table';

/** What a comparison and its sheet on paper say. */
export function comparisonTexts(locale: Locale): ComparisonTexts {
  const { favorites, measures, profile } = messagesOf(locale);
  const { units, metric, imperial } = profile;
  return {
    ...favorites.compare,
    measures,
    units: { measures: profile.measures, units, metric, imperial },
    agency: { name: siteName(), contact: `${AGENCY.phone} · ${AGENCY.email}` },
  };
}
