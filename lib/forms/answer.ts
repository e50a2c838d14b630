import 'server-only';
import { type Locale, localeOrDefault } from '../i18n/locales';
import { type Messages, messagesOf } from '../i18n/messages';
import { plainPage } from '../page/plain-page';
import { isPerhapsSent, isUpstreamError } from '../panel/errors';
import { count } from '../process/counts.mjs';
import type { PlainPage } from '../routes/route';
import { retryAfter } from '../server/page-cache/cache-headers.mjs';
import { type BodyLimits, discardBody, TEXT_LIMITS } from './body';
import { admit, type FormName, isScripted, refuseRobots } from './guard';
import { type FormWords, refusalPage } from './plain-answer';
import type { PostAnswer } from './post-answer';
import { Refusal } from './refusal';

/** A post as read. */
export type Posted = {
  fields: Readonly<Record<string, unknown>>;
  /** Frees the resources of reading, such as spooled files. */
  close?: () => Promise<void>;
};

/** The parts that differ between forms; `answerPost` does the rest. */
export type FormHandler<Post extends Posted = Posted> = {
  name: FormName;
  /** The page with the form. */
  page: PlainPage;
  /** The limits of reading a post that is refused unread; `TEXT_LIMITS` by default. */
  limits?: BodyLimits;
  /** The texts of its pages for a browser without script. */
  words: (messages: Messages) => FormWords;
  /** Reads a post without any further work on it. @throws Refusal */
  read: (request: Request) => Promise<Post>;
  /** Validates and sends the post. @throws Refusal, UpstreamError */
  send: (post: Post, request: Request) => Promise<void>;
};

/**
 * Responds to the post of a form: with JSON for the page's script, and without script with a short
 * page that confirms or refuses it, in the language of the query (`lang`). The cheapest checks come
 * first: origin and rate before the body is read, bot detection before validation.
 */
export async function answerPost<Post extends Posted>(
  request: Request,
  form: FormHandler<Post>,
): Promise<Response> {
  const locale = localeOrDefault(new URL(request.url).searchParams.get('lang'));
  const scripted = isScripted(request);
  const words = form.words(messagesOf(locale));
  try {
    await admit(request, form.name);
    const post = await form.read(request);
    try {
      refuseRobots(request, post.fields);
      await form.send(post, request);
    } finally {
      await post.close?.();
    }
    return scripted
      ? answerScript({ sent: true })
      : plainPage(locale, words.thanks, { status: 200 });
  } catch (error) {
    const refusal = refusalOf(error);
    count('refusals', refusal.code);
    if (scripted) return refusalJson(refusal, locale);
    if (refusal.code !== 'origin') await discardBody(request, form.limits ?? TEXT_LIMITS);
    return refusalPage(locale, form.page, words, refusal);
  }
}

/**
 * A failed service means that the form was not sent, or perhaps was if the answer was lost.
 * Anything else is a bug of this site.
 */
function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (!isUpstreamError(error)) throw error;
  console.warn(String(error));
  const retryAfterSeconds = error.retryAt ? Number(retryAfter(error.retryAt)) : undefined;
  return new Refusal(isPerhapsSent(error) ? 'perhaps-sent' : 'not-sent', { retryAfterSeconds });
}

function refusalJson({ code, faults, status, headers }: Refusal, locale: Locale): Response {
  const message = messagesOf(locale).forms.refusals[code];
  return answerScript({ error: code, message, fields: faults }, { status, headers });
}

function answerScript(answer: PostAnswer, { status = 200, headers = {} } = {}): Response {
  const sent = { ...headers, 'Cache-Control': 'no-store' };
  return Response.json(answer, { status, headers: sent });
}
