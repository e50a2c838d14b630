import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

/** What the page of favorites needs to speak: passed to the island as it stands in `messages/`. */
export type FavoritesTexts = Pick<Messages['favorites'], 'heart' | 'count' | 'list' | 'form'> & {
  locale: Locale;
  measures: Messages['measures'];
  privacy: { text: string; link: string };
};
