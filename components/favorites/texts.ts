import 'server-only';
import type { Unsent } from '@/components/forms/post-form';
import type { Locale } from '@/lib/i18n/locales';
import { type Messages, messagesOf } from '@/lib/i18n/messages';
import type { ComparisonTexts } from './comparison-table';

/** Texts of the favorites page, passed to its client component, which loads no messages. */
export type FavoritesTexts = Pick<Messages['favorites'], 'heart' | 'count' | 'selections'> & {
  /** `long` is said about a note that is too long. */
  list: Messages['favorites']['list'] & Record<'long', string>;
  locale: Locale;
  casting: CastingTexts;
  measures: Messages['measures'];
  comparison: ComparisonTexts;
  share: Messages['share'];
};

/** Texts of the form that sends a selection, and of its success screen. */
export type CastingTexts = {
  form: Messages['favorites']['form'];
  /** The text about the job; `long` is the error for one that is too long. */
  brief: Messages['favorites']['brief'] & Record<'optional' | 'long', string>;
  refusals: Readonly<Record<Unsent['code'], string>>;
  privacy: { text: string; link: string };
  summary: string;
  count: Messages['favorites']['count'];
  /** The name of the region of messages. */
  region: string;
};

export function favoritesTexts(locale: Locale): FavoritesTexts {
  const { favorites, forms, measures } = messagesOf(locale);
  const { heart, count, list, selections } = favorites;
  return {
    ...{ locale, measures, heart, count, selections },
    list: { ...list, long: forms.faults.long },
    casting: castingTexts(locale),
    comparison: comparisonTexts(locale),
    share: selectionShare(locale),
  };
}

export function selectionShare(locale: Locale): Messages['share'] {
  const { favorites, share } = messagesOf(locale);
  return { ...share, download: favorites.list.pdf };
}

export function castingTexts(locale: Locale): CastingTexts {
  const { favorites, forms } = messagesOf(locale);
  return {
    form: favorites.form,
    brief: { ...favorites.brief, optional: forms.optional, long: forms.faults.long },
    refusals: { ...forms.refusals, 'too-large': favorites.form.tooLong },
    privacy: { text: forms.privacy, link: forms.privacyLink },
    summary: forms.summary,
    count: favorites.count,
    region: favorites.heart.messages,
  };
}

export function comparisonTexts(locale: Locale): ComparisonTexts {
  const { favorites, measures, profile } = messagesOf(locale);
  const { units, metric, imperial } = profile;
  return {
    ...favorites.compare,
    measures,
    units: { measures: profile.measures, units, metric, imperial },
  };
}
