import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { AGENCY, siteName } from '@/lib/site';
import type { SheetTexts } from './casting-sheet';
import type { ComparisonTexts } from './comparison-table';

/** What a comparison and its sheet on paper say. */
export function comparisonTexts(locale: Locale): {
  comparison: ComparisonTexts;
  sheet: SheetTexts;
} {
  const { favorites, measures, profile } = messagesOf(locale);
  const { years, sheet } = favorites.compare;
  const { units, metric, imperial } = profile;
  return {
    comparison: {
      ...favorites.compare,
      measures,
      units: { measures: profile.measures, units, metric, imperial },
    },
    sheet: {
      title: sheet,
      years,
      measures,
      agency: { name: siteName(), contact: `${AGENCY.phone} · ${AGENCY.email}` },
    },
  };
}
