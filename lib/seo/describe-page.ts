import 'server-only';
import { counted, fill } from '../i18n/fill';
import { messagesOf } from '../i18n/messages';
import type { Entity, EntityName } from '../panel/content';
import { excerptOf } from '../panel/values/html';
import type { TalentCard } from '../talents/card';
import { agencyPage, organization, website } from './agency';
import { type PageDescription, pageUrl } from './metadata';
import { facesOf, PREVIEW_FACES } from './preview';
import { agencyWords, clipped, listed, type Words } from './words';

type Card = Pick<TalentCard, 'id' | 'name' | 'cover'>;

const EXCERPT_LENGTH = 160;

/** The metadata of a text of the agency, described by its first words, if it has any. */
export function describeEntity(
  name: EntityName,
  entity: Pick<Entity, 'description'>,
  { t, locale }: Words,
): PageDescription {
  const route = { page: name } as const;
  const title = t(`pages.${name}`);
  const excerpt = excerptOf(entity.description, EXCERPT_LENGTH);
  return {
    route,
    title,
    description: excerpt || t(`seo.${name}`, agencyWords()),
    data: name === 'about' ? [agencyPage('AboutPage', title, pageUrl(locale, { route }))] : [],
  };
}

/** The metadata of the contact page. */
export function describeContact({ t, locale }: Words): PageDescription {
  const route = { page: 'contact' } as const;
  const title = t('pages.contact');
  return {
    route,
    title,
    description: t('contact.description'),
    data: [agencyPage('ContactPage', title, pageUrl(locale, { route }))],
  };
}

/** The metadata of the page with the visitor's own selection. */
export function describeFavorites({ t }: Words): PageDescription {
  return {
    route: { page: 'favorites' },
    title: t('pages.favorites'),
    description: clipped(t('seo.favorites', agencyWords())),
  };
}

/** The metadata of the page that checks whether a contact is the agency's. */
export function describeVerify({ t }: Words): PageDescription {
  return {
    route: { page: 'verify' },
    title: t('pages.verify'),
    description: t('seo.verify', agencyWords()),
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
  const about = { names: listed(cards, ({ name }) => name, locale), ...agencyWords() };
  const { seo } = messagesOf(locale);
  const text = counted(seo.selection, cards.length, locale);
  const first = cards.slice(0, PREVIEW_FACES);
  return {
    route: { page: 'favorites' },
    title,
    description: clipped(fill(first.length > 0 ? text : seo.favorites, about)),
    indexed: false,
    preview: {
      title,
      faces: facesOf(first),
      ...(first.length > 0 && { query: `ids=${first.map(({ id }) => id).join(',')}` }),
    },
  };
}
