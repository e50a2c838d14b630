import type { MouseEvent } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { RosterQuery } from '@/lib/talents/query';
import type { Bounds } from '@/lib/talents/ranges';
import type { RosterView } from '@/lib/talents/views';

/** A click on a link of the list; the link's query is what to show. */
export type LinkClick = MouseEvent<HTMLAnchorElement>;

/** Texts of the list, passed to the island unchanged from `messages/`. */
export type RosterTexts = {
  locale: Locale;
  roster: Messages['roster'];
  pages: Pick<Messages['pages'], RosterView>;
  measures: Messages['measures'];
  heart: Messages['favorites']['heart'];
};

/** What every part of the list needs: the current view and query, and the handler of its links. */
export type RosterContext = {
  locale: Locale;
  view: RosterView;
  query: RosterQuery;
  texts: RosterTexts;
  /** The limits of the sliders: a range that reaches its limit has only one end in the query. */
  bounds: Bounds;
  /** Shows what a link of this list leads to, without a navigation if the index is loaded. */
  go: (event: LinkClick) => void;
};
