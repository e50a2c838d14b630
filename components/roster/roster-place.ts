import type { MouseEvent } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { RosterQuery } from '@/lib/talents/query';
import type { Bounds } from '@/lib/talents/ranges';
import type { RosterView } from '@/lib/talents/views';

/** A click on a link of the list, which says in its query what to show. */
export type LinkClick = MouseEvent<HTMLAnchorElement>;

/** What the list needs to speak: passed to the island as it stands in `messages/`. */
export type RosterTexts = {
  locale: Locale;
  roster: Messages['roster'];
  pages: Messages['pages'];
  measures: Messages['measures'];
  heart: Messages['favorites']['heart'];
};

/** What every part of the list knows: where the visitor is, and how to get elsewhere. */
export type RosterPlace = {
  locale: Locale;
  view: RosterView;
  query: RosterQuery;
  texts: RosterTexts;
  /** How far the sliders of the list reach: a range up to there has one end. */
  bounds: Bounds;
  /** Shows what a link of this list leads to, without a navigation when the browser can. */
  go: (event: LinkClick) => void;
};
