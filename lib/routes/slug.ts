import { fold } from '../talents/letters';

const MAX_LENGTH = 80;

/**
 * The slug of a name in a path: `Érica D'Ávila` becomes `erica-d-avila`. Lower-case ASCII words
 * joined by `-`, at most 80 characters, cut between words where possible; `talent` for a name
 * without a Latin letter or digit.
 */
export function slugOf(name: string): string {
  const slug =
    fold(name)
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? 'talent';
  if (slug.length <= MAX_LENGTH) return slug;
  const cut = slug.lastIndexOf('-', MAX_LENGTH);
  return slug.slice(0, cut > 0 ? cut : MAX_LENGTH);
}

/** True for a text that `slugOf` can produce. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_LENGTH && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}
