import 'client-only';
import { storedItem } from '../browser-storage';
import { isSlug } from '../routes/slug';

const MAX_PEOPLE = 200;
const MAX_CHARACTERS = 2_000;
const MAX_TITLE_LENGTH = 80;

export type ListedTalent = { id: number; name: string; slug: string };

/**
 * The list or selection that the visitor came from: its path with query and fragment, its title in
 * the language of that page, and its talents in order.
 */
export type ListContext = { href: string; title: string; people: readonly ListedTalent[] };

/** The position of a profile in that list. */
export type ListNeighbors = Pick<ListContext, 'href' | 'title'> & {
  previous: ListedTalent | null;
  next: ListedTalent | null;
};

/** At most 200 people of a list, around the given id; the first ones if the list lacks it. */
export function peopleAround<P extends { id: number }>(people: readonly P[], id: number): P[] {
  const index = people.findIndex((person) => person.id === id);
  const start = Math.min(index - MAX_PEOPLE / 2, people.length - MAX_PEOPLE);
  return people.slice(Math.max(0, start)).slice(0, MAX_PEOPLE);
}

/** Stores the list that the visitor leaves for a profile: in this tab, or in one that is opened with it. */
export function storeListContext(list: ListContext, opens: 'here' | 'in a tab' = 'here'): void {
  const { href, title } = list;
  const people = list.people.slice(0, MAX_PEOPLE).map(({ id, name, slug }) => ({ id, name, slug }));
  (opens === 'here' ? stored : handedOver).set({ href, title, people });
}

/** Stores all talents of a list that was stored without those that were not loaded yet. */
export function completeListContext(list: ListContext): void {
  if (stored.get()?.href === list.href) storeListContext(list);
}

/** The list that this tab was opened from: its first page has no list of its own yet. */
function takeOver(id: number): ListContext | null {
  const list = handedOver.get();
  if (!list?.people.some((person) => person.id === id)) return null;
  if (!document.referrer.startsWith(`${window.location.origin}/`)) return null;
  storeListContext(list);
  return list;
}

/** A talent's neighbors in the stored list; null if there is no list or it lacks the talent. */
export function neighborsOf(id: number): ListNeighbors | null {
  const list = stored.get() ?? takeOver(id);
  const index = list?.people.findIndex((person) => person.id === id) ?? -1;
  if (!list || index < 0) return null;
  const { href, title, people } = list;
  return { href, title, previous: people[index - 1] ?? null, next: people[index + 1] ?? null };
}

const stored = storedItem('session', 'list-context', readList);
const handedOver = storedItem('local', 'list-context', readList);

function readList(text: string): ListContext | null {
  const { href, title, people } = JSON.parse(text);
  return isSitePath(href) && isTitle(title) && Array.isArray(people)
    ? { href, title, people: people.filter(isPerson) }
    : null;
}

/** A protocol-relative URL (two slashes, or a slash and a backslash) would lead to another site. */
function isSitePath(href: unknown): href is string {
  return (
    typeof href === 'string' &&
    href.length <= MAX_CHARACTERS &&
    /^\/(?![/\\])[^\p{Cc}]*$/u.test(href)
  );
}

function isTitle(title: unknown): title is string {
  return typeof title === 'string' && title !== '' && title.length <= MAX_TITLE_LENGTH;
}

function isPerson(value: unknown): value is ListedTalent {
  const { id, name, slug } = (value ?? {}) as Partial<Record<keyof ListedTalent, unknown>>;
  return (
    Number.isSafeInteger(id) &&
    Number(id) > 0 &&
    typeof name === 'string' &&
    name !== '' &&
    typeof slug === 'string' &&
    isSlug(slug)
  );
}
