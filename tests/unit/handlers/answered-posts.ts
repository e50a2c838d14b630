import { beginProcess } from '../../fixtures/fresh-process.ts';

type Answer = typeof import('@/lib/handlers/answer-post');
export type Handler = Parameters<Answer['answerPost']>[1];
type Send = Handler['send'];

/** The modules of a fresh process, which has received no posts yet. */
export async function freshAnswers() {
  beginProcess({ SITE_URL: 'https://vitrine.test', TRUSTED_PROXY_HOPS: '1' });
  return {
    ...(await import('@/lib/handlers/answer-post')),
    ...(await import('@/lib/forms/refusal')),
    ...(await import('@/lib/panel/errors')),
    ...(await import('@/lib/process/counts')),
  };
}

export const PAGE = 'text/html,application/xhtml+xml,*/*;q=0.8';

type Sent = { accept?: string; origin?: string; query?: string; from?: string };

export function request({ accept, origin = 'https://vitrine.test', query = '', from }: Sent = {}) {
  const headers = { origin, 'x-forwarded-for': from ?? '203.0.113.1', ...(accept && { accept }) };
  return new Request(`http://10.0.0.5:3000/api/contact${query}`, { method: 'POST', headers });
}

/** A visitor's post, with and without script. */
export const FIELDS = { name: 'Zoë', talents: [{ id: 1 }], website: '', filling_ms: '9000' };

/** A form whose body parsed to these fields. */
export const contact = (send: Send, more: Partial<Handler> = {}): Handler => ({
  name: 'contact',
  page: 'contact',
  words: () => ({
    thanks: { title: 'Thanks', text: 'We write.' },
    labels: { name: 'Name', email: 'Email', talents: 'Talents' },
    fault: (fault, name) => `${name} ${fault}`,
  }),
  read: async () => ({ fields: FIELDS }),
  send,
  ...more,
});
export const sends: Send = async () => {};

/** A form that was read, then rejected for this reason. */
export const failing = (error: unknown): Handler =>
  contact(async () => {
    throw error;
  });
