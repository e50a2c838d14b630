import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

/** What the list needs to speak: passed to the island as it stands in `messages/`. */
export type RosterTexts = {
  locale: Locale;
  roster: Messages['roster'];
  pages: Messages['pages'];
  measures: Messages['measures'];
  heart: Messages['favorites']['heart'];
};
