import 'server-only';
import { z } from 'zod';
import { TIMES } from '../config/times';
import type { Locale } from '../i18n/locales';
import { isUpstreamError } from './errors';
import { PANEL_LIMITS } from './limits';
import { rejectEmptied } from './plausibility';
import { read, readOrNull } from './read';
import { fieldsOf } from './unreadable-values';
import { html } from './values/html';
import { path } from './values/path';
import { text } from './values/text';
import { listOf, readEach, record, recordId } from './wire';

/** A slide of the home page. A path ending in .mp4, .webm or .ogg is a video. */
export type Slide = {
  id: number;
  mobile: string;
  desktop: string;
  /** `1` to `3` selects the row of a `home` slide; also the text alternative. */
  description: string | null;
};
export type SlideType = 'banner' | 'home';

const slide = z.looseObject({ id: recordId }).transform(({ id, ...sent }, context): Slide => {
  const field = fieldsOf(`slide ${id}`, sent);
  const [narrow, wide] = [field('image_mobile', path), field('image_desktop', path)];
  const [mobile, desktop] = [narrow ?? wide, wide ?? narrow];
  if (mobile && desktop) return { id, mobile, desktop, description: field('description', text) };
  context.addIssue('no picture');
  return z.NEVER;
});

/** The slides of one type, in the panel's order. @throws UpstreamError */
export function readSlides(type: SlideType): Promise<Slide[]> {
  return read({
    service: 'panel',
    request: { method: 'GET', url: `/api/slides/${type}`, tags: ['slides', `slides:${type}`] },
    schema: listOf('slides', PANEL_LIMITS.lists.slides).transform((items) =>
      readEach('slide', items, slide),
    ),
    freshMs: TIMES.fresh.page,
    implausibleBecause: rejectEmptied,
  });
}

/** A text of the agency. `description` is HTML of the panel: sanitize it before rendering. */
export type Entity = { title: string | null; image: string | null; description: string };

/** The texts of the agency that have a page. */
export const ENTITY_NAMES = ['about', 'privacy'] as const;
export type EntityName = (typeof ENTITY_NAMES)[number];

/** A text in the visitor's language; null if the panel has none. @throws UpstreamError */
export async function readEntity(name: EntityName, locale: Locale): Promise<Entity | null> {
  const read = await readOrNull({
    service: 'panel',
    request: {
      method: 'GET',
      url: `/api/entities/${name}`,
      params: { language: locale },
      tags: ['entities', `entity:${name}`],
    },
    schema: record.transform((sent): Entity => {
      const field = fieldsOf(`entity ${name}`, sent);
      const [title, image] = [field('title', text), field('image', path)];
      return { title, image, description: field('description', html) ?? '' };
    }),
    freshMs: TIMES.fresh.page,
    implausibleBecause: (next, previous) =>
      !hasWords(next) && previous && hasWords(previous) ? 'a text without words' : null,
  });
  return read && hasWords(read) ? read : null;
}

function hasWords({ title, description }: Entity): boolean {
  return title !== null || description.trim() !== '';
}

/** False for a text that the panel does not have; true also while it cannot be read. */
export async function hasEntity(name: EntityName, locale: Locale): Promise<boolean> {
  const entity = await readEntity(name, locale).catch((error: unknown) => {
    if (!isUpstreamError(error)) throw error;
  });
  return entity !== null;
}
