import { type ScriptedServer, sendJson, startServer } from '../fixtures/scripted-server.ts';

type More = {
  /** Those that are unreadable. */
  untitled?: readonly number[];
  /** Those that the panel omits from its pages. */
  leftOut?: readonly number[];
  slug?: string | number;
};

/** A panel with this many posts, numbered from 1. */
export function startBlog(count: number, more: More = {}): Promise<ScriptedServer> {
  const all = Array.from({ length: count }, (_, at) => ({
    ...{ id: at + 1, slug: more.slug ?? `post-${at + 1}` },
    title: more.untitled?.includes(at + 1) ? null : `Post ${at + 1}`,
  }));
  return startServer(({ path }, response) => {
    const { pathname, searchParams } = new URL(path, 'http://panel');
    if (pathname !== '/api/posts/blog/pt') return sendJson(response, 200, { token: 'token' });
    const size = Number(searchParams.get('paginate'));
    const start = (Number(searchParams.get('page')) - 1) * size;
    const data = all.slice(start, start + size).filter(({ id }) => !more.leftOut?.includes(id));
    sendJson(response, 200, { data, last_page: Math.max(1, Math.ceil(count / size)) });
  });
}
