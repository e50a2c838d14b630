import 'server-only';
import type { Entity, EntityName } from '../panel/content';
import { excerptOf } from '../panel/html';
import { agencyPage } from './agency';
import { type PageDescription, pageUrl } from './metadata';
import { agencyWords, clipped, type Words } from './words';

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
