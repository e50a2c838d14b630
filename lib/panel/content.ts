import 'server-only';
import { z } from 'zod';
import { env } from '../config/env';
import type { Locale } from '../i18n/locales';
import { isUpstreamError, nullWhenFailing } from './errors';
import { FRESH_MS } from './limits';
import { rejectEmptied } from './plausibility';
import { read, readOrNull } from './read';
import { html, id, label, list, picture, readEach, record, webUrl } from './wire';

/** A slide of the home page. A path ending in .mp4, .webm or .ogg is a video. */
export type Slide = {
  id: number;
  mobile: string;
  desktop: string;
  /** `1` to `3` selects the row of a `home` slide; also the text alternative. */
  description: string | null;
};
export type SlideType = 'banner' | 'home';

const slide = z
  .object({ id, image_mobile: picture, image_desktop: picture, description: label })
  .transform((sent, context): Slide => {
    const mobile = sent.image_mobile ?? sent.image_desktop;
    const desktop = sent.image_desktop ?? sent.image_mobile;
    if (mobile && desktop) return { id: sent.id, mobile, desktop, description: sent.description };
    context.addIssue('no picture');
    return z.NEVER;
  });

/** The slides of one type, in the panel's order. @throws UpstreamError */
export function readSlides(type: SlideType): Promise<Slide[]> {
  return read({
    service: 'panel',
    request: { method: 'GET', url: `/api/slides/${type}`, tags: ['slides', `slides:${type}`] },
    schema: list.transform((items) => readEach('slide', items, slide)),
    freshMs: FRESH_MS.page,
    implausibleBecause: rejectEmptied,
  });
}

/** A text of the agency. `description` is HTML of the panel: sanitize it before rendering. */
export type Entity = { title: string | null; image: string | null; description: string };

/** The texts of the agency that have a page. */
export const ENTITY_NAMES = ['about', 'privacy'] as const;
export type EntityName = (typeof ENTITY_NAMES)[number];

const entity = record.pipe(
  z
    .object({ title: label, image: picture, description: html })
    .transform((sent): Entity => ({ ...sent, description: sent.description ?? '' })),
);

/**
 * A text in the visitor's language; null if the panel has none.
 * @throws UpstreamError
 */
export function readEntity(name: EntityName, locale: Locale): Promise<Entity | null> {
  return readOrNull({
    service: 'panel',
    request: {
      method: 'GET',
      url: `/api/entities/${name}`,
      params: { language: locale },
      tags: ['entities', `entity:${name}`],
    },
    schema: entity,
    freshMs: FRESH_MS.page,
    implausibleBecause: ({ title, description }) =>
      title || description.trim() ? null : 'a text without words',
  });
}

/** False for a text that the panel does not have; true also while it cannot be read. */
export async function hasEntity(name: EntityName, locale: Locale): Promise<boolean> {
  const entity = await readEntity(name, locale).catch((error: unknown) => {
    if (!isUpstreamError(error)) throw error;
  });
  return entity !== null;
}

const NETWORKS = ['instagram', 'facebook'] as const;
export type Network = (typeof NETWORKS)[number];
export type SocialMedia = { name: Network; url: string };

const network = z.object({
  name: z.string().toLowerCase().pipe(z.enum(NETWORKS)),
  url: webUrl.pipe(z.string()),
});

/** Accepts `[{"name","url"}]`, or an object keyed by network: `{"instagram":{"url"}}`. */
const networks = z.union([
  list,
  record.transform((byName) =>
    Object.entries(byName).map(([name, value]) => ({ ...Object(value), name })),
  ),
]);

/**
 * The agency's networks; unknown ones are left out. `AGENCY_…_URL` overrides the panel's URL.
 * @throws UpstreamError
 */
export async function readSocialMedias(): Promise<SocialMedia[]> {
  const named = await read({
    service: 'panel',
    request: { method: 'GET', url: '/api/social-medias', tags: ['social-medias'] },
    schema: networks.transform((items) => readEach('social network', items, network)),
    freshMs: FRESH_MS.options,
    implausibleBecause: rejectEmptied,
  });
  return withOwnNetworks(named);
}

function withOwnNetworks(named: readonly SocialMedia[]): SocialMedia[] {
  const { AGENCY_INSTAGRAM_URL: instagram, AGENCY_FACEBOOK_URL: facebook } = env();
  const set = { instagram, facebook };
  const own = NETWORKS.flatMap((name) => {
    const url = set[name];
    return url ? [{ name, url }] : [];
  });
  return [...own, ...named.filter(({ name }) => !set[name])];
}

/** The agency's networks; those of the environment alone while the services fail. */
export async function readSocialMediasIfAny(): Promise<SocialMedia[]> {
  return (await readSocialMedias().catch(nullWhenFailing)) ?? withOwnNetworks([]);
}
