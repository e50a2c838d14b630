import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { BriefTexts } from './brief-fields';
import type { ComparisonTexts } from './comparison-table';

/** What the page of favorites needs to speak: passed to the island as it stands in `messages/`. */
export type FavoritesTexts = Pick<Messages['favorites'], 'heart' | 'count' | 'list' | 'form'> & {
  locale: Locale;
  brief: BriefTexts;
  measures: Messages['measures'];
  comparison: ComparisonTexts;
  privacy: { text: string; link: string };
};
