import { MAX_REDIRECTS, type Post, type Visit } from './visitors.ts';

type Sample = { second: number; megabytes: number };
type Trouble = { name: string; from: number; to: number };
export type Run = {
  began: number;
  seconds: number;
  visits: readonly Visit[];
  posts: readonly Post[];
  /** How often each message has reached the stand-in, by its marker. */
  received: ReadonlyMap<string, number>;
  memory: readonly Sample[];
  troubles: readonly Trouble[];
};

/** The expected statuses for a visitor, and for a form. */
const DESIGNED = new Set([200, 301, 303, 304, 307, 308, 404, 422, 429, 503]);
const DESIGNED_OF_FORMS = new Set([...DESIGNED, 502]);

/** How much more memory the undisturbed instance may need at the end than in the middle. */
const MAX_GROWTH = 1.35;
const MAX_MEGABYTES = 600;

/** Every violation. */
function violationsOf({ visits, posts, received, memory }: Run): string[] {
  const labelOf = (post: Post) => `${post.marker}: ${post.outcome} (${post.status})`;
  const times = (post: Post) => received.get(post.marker) ?? 0;
  const found = [
    ...visits
      .filter(({ status, path }) => !(isForm(path) ? DESIGNED_OF_FORMS : DESIGNED).has(status))
      .map(({ status, path, ms }) => `${status} to ${path} after ${ms} ms`),
    ...visits
      .filter(({ redirects = 0 }) => redirects > MAX_REDIRECTS)
      .map(({ path }) => `a loop of redirects from ${path}`),
    ...posts
      .filter((post) => times(post) > 1)
      .map((post) => `${labelOf(post)}, but ${times(post)} times there`),
    ...posts
      .filter((post) => post.outcome === 'sent' && times(post) !== 1)
      .map((post) => `${labelOf(post)}, but not there`),
    ...posts
      .filter((post) => ['not-sent', 'refused'].includes(post.outcome) && times(post) > 0)
      .map((post) => `${labelOf(post)}, but there`),
  ];
  const [middle, end] = [memoryFrom(memory, 0.4, 0.6), memoryFrom(memory, 0.8, 1)];
  if (end > middle * MAX_GROWTH || end > MAX_MEGABYTES) {
    found.push(`memory grew from ${middle} to ${end} MB`);
  }
  return found;
}

function isForm(path: string): boolean {
  return path === '/api/contact';
}

/** The median of a part of the run, in megabytes. */
function memoryFrom(memory: readonly Sample[], from: number, to: number): number {
  const part = memory.slice(Math.floor(memory.length * from), Math.ceil(memory.length * to));
  const sorted = part.map(({ megabytes }) => megabytes).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const percentile = (values: readonly number[], part: number) =>
  [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) * part)] ?? 0;

/** The figures of a run. */
export function figuresOf(run: Run) {
  const times = run.visits.map(({ ms }) => ms);
  const count = <T>(items: readonly T[], key: (item: T) => string | number) => {
    const counts: Record<string, number> = {};
    for (const item of items) counts[key(item)] = (counts[key(item)] ?? 0) + 1;
    return counts;
  };
  return {
    seconds: run.seconds,
    visits: run.visits.length,
    statuses: count(run.visits, ({ status }) => status),
    ms: { median: percentile(times, 0.5), p99: percentile(times, 0.99), most: Math.max(...times) },
    posts: count(run.posts, ({ outcome }) => outcome),
    troubles: count(run.troubles, ({ name }) => name),
    megabytes: {
      middle: memoryFrom(run.memory, 0.4, 0.6),
      end: memoryFrom(run.memory, 0.8, 1),
    },
    violations: violationsOf(run),
  };
}
