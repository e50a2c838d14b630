import { beginProcess } from '../../fixtures/fresh-process.ts';

type Answer = typeof import('@/lib/forms/answer');
export type Post = Parameters<Answer['answerPost']>[1];
type Work = Post['work'];

/** The modules of a process that has just begun: nobody has posted yet. */
export async function freshAnswers() {
  beginProcess({ SITE_URL: 'https://vitrine.test', TRUSTED_PROXY_HOPS: '1' });
  return {
    ...(await import('@/lib/forms/answer')),
    ...(await import('@/lib/forms/refusal')),
    ...(await import('@/lib/forms/replies')),
    ...(await import('@/lib/panel/errors')),
  };
}

export const PAGE = 'text/html,application/xhtml+xml,*/*;q=0.8';

type Sent = { accept?: string; origin?: string; query?: string; from?: string };

export function request({ accept, origin = 'https://vitrine.test', query = '', from }: Sent = {}) {
  const headers = { origin, 'x-forwarded-for': from ?? '203.0.113.1', ...(accept && { accept }) };
  return new Request(`http://10.0.0.5:3000/api/contact${query}`, { method: 'POST', headers });
}

export const contact = (work: Work): Post => ({ form: 'contact', page: 'contact', work });
export const sends: Work = async () => {};

/** A form that was read, and then not taken because of this. */
export const failing = (error: unknown): Post =>
  contact(async (values) => {
    values.name = 'Zoë';
    throw error;
  });

/** The reply that the page of a redirect reads. */
export async function replyOf(answer: Response, read: (token: string) => Promise<unknown>) {
  const [, path, token = ''] =
    /^(.*)\?reply=(.*)$/.exec(answer.headers.get('location') ?? '') ?? [];
  return { path, reply: await read(token) };
}
