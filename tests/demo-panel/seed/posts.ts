import { HEADINGS, LISTS, PARAGRAPHS, POST_OPENINGS, QUOTES, type Topic } from './post-texts.ts';
import { Random, seedOf } from './random.ts';

/**
 * `{storage}` in a description is replaced by the address of the storage, which depends on the
 * port.
 */
export type Post = {
  id: number | string;
  slug: string;
  title: string;
  description: string;
  image: string | null;
  created_at: string;
};

const NEWEST = Date.UTC(2026, 10, 12, 12, 0, 0);
const DAY_MS = 86_400_000;

export function slugOf(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

function shuffled<T>(random: Random, items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

function closing(topic: Topic): string {
  return topic === 'familia' || topic === 'casting'
    ? '<p>Ficou alguma dúvida? <a href="/pt/contato">Fale com a agência</a>: respondemos no mesmo dia útil.</p>'
    : '<p>Quer fazer parte do elenco? Conte a sua história em <a href="/pt/seja-um-modelo">Seja um modelo</a>.</p>';
}

function writeBody(random: Random, topic: Topic, opening: string, slug: string): string {
  const paragraphs = shuffled(random, PARAGRAPHS[topic])
    .slice(0, random.whole(3, 5))
    .map((text) => `<p>${text}</p>`);
  const [first, second] = shuffled(random, HEADINGS[topic]);
  const parts = [`<p><strong>${opening}</strong></p>`, ...paragraphs];
  parts.splice(2, 0, `<h2>${first}</h2>`);
  if (random.chance(0.5)) {
    parts.splice(4, 0, `<figure><img src="{storage}/desktop/posts/${slug}-2.jpg" alt=""></figure>`);
  }
  if (random.chance(0.7)) {
    parts.splice(-1, 0, `<blockquote><p>${random.pick(QUOTES[topic])}</p></blockquote>`);
  }
  if (random.chance(0.6)) {
    const items = LISTS[topic].map((text) => `<li>${text}</li>`).join('');
    parts.push(`<h2>${second}</h2>`, `<ul>${items}</ul>`);
  }
  return [...parts, closing(topic)].join('\n');
}

function writePost([topic, title, opening]: (typeof POST_OPENINGS)[number], place: number): Post {
  const slug = slugOf(title);
  const random = new Random(seedOf('post', slug));
  const age = place * 18.2 + random.between(0, 12);
  return {
    id: place % 9 === 4 ? String(412 - place * 3) : 412 - place * 3,
    slug,
    title,
    description: writeBody(random, topic, opening, slug),
    image: place === 17 ? null : `posts/${slug}.jpg`,
    created_at: new Date(NEWEST - Math.round(age * DAY_MS))
      .toISOString()
      .slice(0, 19)
      .replace('T', ' '),
  };
}

/** Newest first. */
export const posts: Post[] = POST_OPENINGS.map(writePost);
