import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { type Messages, messagesOf } from '@/lib/i18n/messages';
import { agency, siteName } from '@/lib/site';
import type { BriefTexts } from './brief-fields';
import type { ComparisonTexts } from './comparison-table';

/** What the page of favorites needs to speak: passed to its island, which loads no messages. */
export type FavoritesTexts = Pick<Messages['favorites'], 'heart' | 'count' | 'list' | 'form'> & {
  locale: Locale;
  newFaces: string;
  brief: BriefTexts;
  measures: Messages['measures'];
  comparison: ComparisonTexts;
  privacy: { text: string; link: string };
};

export function favoritesTexts(locale: Locale): FavoritesTexts {
  const { favorites, home, measures } = messagesOf(locale);
  const { heart, count, list, form } = favorites;
  return {
    ...{ locale, measures, heart, count, list, form },
    newFaces: home.newFaces,
    brief: briefTexts(locale),
    privacy: privacyTexts(locale),
    comparison: comparisonTexts(locale),
  };
}

/** What a brief asks, and what is said of its answers. */
export function briefTexts(locale: Locale): BriefTexts {
  const { favorites, forms } = messagesOf(locale);
  return { ...favorites.brief, optional: forms.optional, long: forms.faults.long };
}

/** What is done with the sender's data, and the words that lead to more about it. */
export function privacyTexts(locale: Locale): FavoritesTexts['privacy'] {
  const { forms } = messagesOf(locale);
  return { text: forms.privacy, link: forms.privacyLink };
}

/** What a comparison and its sheet on paper say. */
export function comparisonTexts(locale: Locale): ComparisonTexts {
  const { favorites, measures, profile } = messagesOf(locale);
  const { units, metric, imperial } = profile;
  const { email, phone } = agency();
  return {
    ...favorites.compare,
    measures,
    units: { measures: profile.measures, units, metric, imperial },
    agency: { name: siteName(), contact: `${phone} · ${email}` },
  };
}
