import { isSlug } from '../routes/slug';

const KEY = 'list-trail';
const MOST_PEOPLE = 200;
const MOST_CHARACTERS = 2_000;

export type TrailPerson = { id: number; name: string; slug: string };

/** The list that a visitor came from: its address on this site, and whom it showed, in order. */
export type Trail = { href: string; people: readonly TrailPerson[] };

/** Where a profile stands in the list that the visitor came from. */
export type TrailPlace = {
  href: string;
  previous: TrailPerson | null;
  next: TrailPerson | null;
};

/** At most 200 people of a list, those around one of them; the first ones when nobody has the id. */
export function trailAround<P extends { id: number }>(people: readonly P[], id: number): P[] {
  const place = people.findIndex((person) => person.id === id);
  const start = Math.min(place - MOST_PEOPLE / 2, people.length - MOST_PEOPLE);
  return people.slice(Math.max(0, start)).slice(0, MOST_PEOPLE);
}

/** Remembers, for this tab of the browser, the list that the visitor leaves for a profile. */
export function rememberTrail({ href, people }: Trail): void {
  const kept = people.slice(0, MOST_PEOPLE).map(({ id, name, slug }) => ({ id, name, slug }));
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ href, people: kept }));
  } catch {}
}

/** Where a talent stands in the remembered list; null when there is none or it lacks the talent. */
export function trailOf(id: number): TrailPlace | null {
  const trail = readTrail();
  const place = trail?.people.findIndex((person) => person.id === id) ?? -1;
  if (!trail || place < 0) return null;
  const { href, people } = trail;
  return { href, previous: people[place - 1] ?? null, next: people[place + 1] ?? null };
}

/** Whatever else stands in the storage counts as nothing: other code may have written it. */
function readTrail(): Trail | null {
  try {
    const { href, people } = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isSitePath(href) && Array.isArray(people)
      ? { href, people: people.filter(isPerson) }
      : null;
  } catch {
    return null;
  }
}

/** Two slashes, or what a browser reads as two, would lead to another site. */
function isSitePath(href: unknown): href is string {
  return (
    typeof href === 'string' &&
    href.length <= MOST_CHARACTERS &&
    /^\/(?![/\\])[^\p{Cc}]*$/u.test(href)
  );
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
