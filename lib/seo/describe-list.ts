import 'server-only';
import type { ItemList } from 'schema-dts';
import { ROSTER_PAGE_SIZE } from '../config/constants';
import type { Locale } from '../i18n/locales';
import { messagesOf } from '../i18n/messages';
import { pathOf, profileRoute } from '../routes/build';
import { absoluteUrl } from '../site';
import type { TalentCard } from '../talents/card';
import { listName, listTitle } from '../talents/list-title';
import { changesList, type RosterQuery } from '../talents/query';
import type { Bounds } from '../talents/ranges';
import { holdsPeople, type RosterView } from '../talents/views';
import { organization, website } from './agency';
import type { PageDescription } from './metadata';
import { facesOf, PREVIEW_FACES } from './preview';
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
  const place = { ...list, texts: { ...messagesOf(locale), locale } };
  const counted = holdsPeople(view, category) ? 'seo.listPeople' : 'seo.list';
  const about = {
    list: numbered(listName(place), number, t),
    count: total,
    names: namesOf(cards, locale),
    ...agencyWords(),
  };
  return {
    route: { page: 'roster', view },
    title: numbered(listTitle(place, total), number, t),
    description: clipped(t(total > 0 ? counted : 'seo.emptyList', about)),
    number,
    indexed: !narrowed,
    preview: { title: t(`pages.${view}`), faces: facesOf(cards), query: written },
    data: narrowed || cards.length === 0 ? [] : [itemList(list, locale)],
  };
}

/** The metadata of the home page; `networks` are the URLs of the agency's social networks. */
export function describeHome(
  newFaces: readonly Card[],
  networks: readonly string[],
  { t, locale }: Words,
): PageDescription {
  const title = t('seo.homeTitle', agencyWords());
  const about = t('seo.agency');
  return {
    route: { page: 'home' },
    title,
    description: clipped(t('seo.home', { about, ...agencyWords() })),
    preview: { title, faces: facesOf(newFaces) },
    data: [organization(t('seo.kind'), networks), website(locale)],
  };
}

/** The metadata of a shared selection, which is private and not indexed. */
export function describeSelection(cards: readonly Card[], { t, locale }: Words): PageDescription {
  const title = t('favorites.shared.title');
  const about = { count: cards.length, names: namesOf(cards, locale), ...agencyWords() };
  const first = cards.slice(0, PREVIEW_FACES);
  return {
    route: { page: 'favorites' },
    title,
    description: clipped(t(first.length > 0 ? 'seo.selection' : 'seo.favorites', about)),
    indexed: false,
    preview: {
      title,
      faces: facesOf(first),
      ...(first.length > 0 && { query: `ids=${first.map(({ id }) => id).join(',')}` }),
    },
  };
}

function namesOf(cards: readonly Card[], locale: Locale): string {
  return listed(
    cards.map(({ name }) => name),
    locale,
  );
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
