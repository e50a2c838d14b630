import 'client-only';
import { storedItem } from '../platform/browser-storage';
import { isSlug } from '../routes/slug';

const MOST_PEOPLE = 200;
const MOST_CHARACTERS = 2_000;
const LONGEST_TITLE = 80;

export type TrailPerson = { id: number; name: string; slug: string };

/**
 * The list or selection that the visitor came from: its path with query and fragment, its title in
 * the language of that page, and its talents in order.
 */
export type Trail = { href: string; title: string; people: readonly TrailPerson[] };

/** The position of a profile in that list. */
export type TrailPlace = Pick<Trail, 'href' | 'title'> & {
  previous: TrailPerson | null;
  next: TrailPerson | null;
};

/** At most 200 people of a list, around the given id; the first ones if the list lacks it. */
export function trailAround<P extends { id: number }>(people: readonly P[], id: number): P[] {
  const place = people.findIndex((person) => person.id === id);
  const start = Math.min(place - MOST_PEOPLE / 2, people.length - MOST_PEOPLE);
  return people.slice(Math.max(0, start)).slice(0, MOST_PEOPLE);
}

/** Stores, for this tab, the list that the visitor leaves for a profile. */
export function rememberTrail({ href, title, people }: Trail): void {
  const stripped = people.slice(0, MOST_PEOPLE).map(({ id, name, slug }) => ({ id, name, slug }));
  stored.set({ href, title, people: stripped });
}

/** A talent's neighbors in the stored list; null if there is no list or it lacks the talent. */
export function trailOf(id: number): TrailPlace | null {
  const trail = stored.get();
  const place = trail?.people.findIndex((person) => person.id === id) ?? -1;
  if (!trail || place < 0) return null;
  const { href, title, people } = trail;
  return { href, title, previous: people[place - 1] ?? null, next: people[place + 1] ?? null };
}

const stored = storedItem('session', 'list-trail', (text): Trail | null => {
  const { href, title, people } = JSON.parse(text);
  return isSitePath(href) && isTitle(title) && Array.isArray(people)
    ? { href, title, people: people.filter(isPerson) }
    : null;
});

/** A protocol-relative URL (two slashes, or a slash and a backslash) would lead to another site. */
function isSitePath(href: unknown): href is string {
  return (
    typeof href === 'string' &&
    href.length <= MOST_CHARACTERS &&
    /^\/(?![/\\])[^\p{Cc}]*$/u.test(href)
  );
}

function isTitle(title: unknown): title is string {
  return typeof title === 'string' && title !== '' && title.length <= LONGEST_TITLE;
}

function isPerson(value: unknown): value is TrailPerson {
  const { id, name, slug } = (value ?? {}) as Partial<Record<keyof TrailPerson, unknown>>;
  return (
    Number.isSafeInteger(id) &&
    Number(id) > 0 &&
    typeof name === 'string' &&
    name !== '' &&
    typeof slug === 'string' &&
    isSlug(slug)
  );
}
