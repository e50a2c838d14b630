import { fold } from '../talents/folding';

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

/**
 * True for a valid slug of a post, which the panel makes: 1 to 200 characters, without anything
 * that a path cannot contain (a dot segment, a slash, a control character, half a surrogate pair).
 */
export function isPostSlug(text: string): boolean {
  return /^(?!\.{1,2}$)[^/\\\p{C}]{1,200}$/u.test(text);
}
