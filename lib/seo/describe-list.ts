import 'server-only';
import type { ItemList } from 'schema-dts';
import { ROSTER_PAGE_SIZE } from '../config/constants';
import { counted, fill } from '../i18n/fill';
import type { Locale } from '../i18n/locales';
import { messagesOf } from '../i18n/messages';
import { pathOf, profileRoute } from '../routes/build';
import { absoluteUrl } from '../site';
import type { TalentCard } from '../talents/card';
import { listName, listTitle } from '../talents/list-title';
import { changesList, type RosterQuery } from '../talents/query';
import type { Bounds } from '../talents/ranges';
import { kindOfList, type RosterView } from '../talents/views';
import type { PageDescription } from './metadata';
import { facesOf } from './preview';
import { agencyWords, clipped, listed, numbered, type Words } from './words';

type Card = Pick<TalentCard, 'id' | 'name' | 'cover'>;

/** One page of a list: its query, the size of the list, and the talents on this page. */
type ListPage = {
  view: RosterView;
  query: RosterQuery;
  /** The query in its canonical form. */
  written: string;
  cards: readonly Card[];
  total: number;
  /** The limits of the filter's sliders. */
  bounds: Bounds;
};

/**
 * The metadata of a page of a list. Narrowed and sorted lists, of which there are very many, are not
 * indexed.
 */
export function describeList(list: ListPage, { t, locale }: Words): PageDescription {
  const { view, query, written, cards, total } = list;
  const { category, page: number } = query;
  const narrowed = changesList(query);
  const texts = messagesOf(locale);
  const { seo } = texts;
  const place = { ...list, texts: { ...texts, locale } };
  const text = counted(seo.list, total, locale, kindOfList(view, category));
  const about = {
    list: numbered(listName(place), number, t),
    names: listed(cards, ({ name }) => name, locale),
    ...agencyWords(),
  };
  return {
    route: { page: 'roster', view },
    title: numbered(listTitle(place, total), number, t),
    description: clipped(fill(total > 0 ? text : seo.emptyList, about)),
    number,
    indexed: !narrowed,
    preview: { title: t(`pages.${view}`), faces: facesOf(cards), query: written },
    data: narrowed || cards.length === 0 ? [] : [itemList(list, locale)],
  };
}

function itemList({ query, cards, total }: ListPage, locale: Locale): ItemList {
  const before = (query.page - 1) * ROSTER_PAGE_SIZE;
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: cards.map((card, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name: card.name,
      url: absoluteUrl(pathOf(locale, profileRoute(card))),
    })),
  };
}
