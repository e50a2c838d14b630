import 'server-only';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../i18n/locales';
import { messagesOf } from '../i18n/messages';
import { isPerhapsSent, isUpstreamError } from '../panel/errors';
import { count } from '../platform/counts.mjs';
import { pathOf } from '../routes/build';
import type { PlainPage } from '../routes/route';
import { admit, type FormName, isScripted, refuseRobots } from './guard';
import type { PostAnswer } from './post-answer';
import { Refusal } from './refusal';
import { keepReply } from './replies';

/** A post that was read, whole or up to what is wrong with it. */
export type Posted = {
  fields: Readonly<Record<string, unknown>>;
  refusal?: Refusal | null;
  /** Lets go of what was kept while it was read. */
  close?: () => Promise<void>;
};

/** `asked`: nothing was sent, because the visitor wanted something of the form first. */
export type Outcome = 'sent' | 'asked';

/** What is particular to one form; `answerPost` does the rest. */
export type FormHandler<Post extends Posted = Posted> = {
  name: FormName;
  /** The page that holds the form. */
  page: PlainPage;
  /** Reads a post, and does no other work on it yet. @throws Refusal */
  read: (request: Request) => Promise<Post>;
  /** Checks what was read and passes it on. @throws Refusal, UpstreamError */
  send: (post: Post, request: Request) => Promise<Outcome>;
};

const NO_STORE = { 'Cache-Control': 'no-store' };

/**
 * Answers the post of a form: with JSON to the page's script, and to a browser without script with
 * the way to a page that says the same (sent, or the form with its answers and what is wrong). What
 * costs nothing is checked first: origin and rate before the body is read, robots before the rest.
 */
export async function answerPost<Post extends Posted>(
  request: Request,
  form: FormHandler<Post>,
): Promise<Response> {
  const locale = localeOf(request);
  const path = pathOf(locale, { page: form.page });
  const scripted = isScripted(request);
  let fields: Posted['fields'] = {};

  async function work(): Promise<Outcome> {
    const post = await form.read(request);
    fields = post.fields;
    try {
      if (post.refusal) throw post.refusal;
      refuseRobots(request, fields);
      return await form.send(post, request);
    } finally {
      await post.close?.();
    }
  }

  try {
    await admit(request, form.name);
    const outcome = await work();
    if (scripted) return answerScript({ sent: outcome === 'sent' });
    const key = outcome === 'sent' ? 'sent' : 'reply';
    return seeOther(`${path}?${key}=${await keepAnswers(null, fields)}`);
  } catch (error) {
    const refusal = refusalOf(error);
    count('refusals', refusal.code);
    return scripted
      ? refusalJson(refusal, locale)
      : seeOther(`${path}?reply=${await keepAnswers(refusal, fields)}`);
  }
}

function localeOf({ url }: Request): Locale {
  const wanted = new URL(url).searchParams.get('lang') ?? undefined;
  return isLocale(wanted) ? wanted : DEFAULT_LOCALE;
}

/**
 * A service that failed is a form that was not sent, or perhaps was: when its answer was lost.
 * Anything else is a fault of this site.
 */
function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (!isUpstreamError(error)) throw error;
  console.warn(String(error));
  return new Refusal(isPerhapsSent(error) ? 'perhaps-sent' : 'not-sent');
}

function refusalJson({ code, faults, status, headers }: Refusal, locale: Locale): Response {
  const message = messagesOf(locale).forms.refusals[code];
  return answerScript({ error: code, message, fields: faults }, { status, headers });
}

function answerScript(answer: PostAnswer, { status = 200, headers = {} } = {}): Response {
  return Response.json(answer, { status, headers: { ...headers, ...NO_STORE } });
}

/** Keeps what was answered for the next page of its visitor; gives the token that leads to it. */
function keepAnswers(refusal: Refusal | null, fields: Posted['fields']): Promise<string> {
  const texts = Object.entries(fields).filter(([, value]) => typeof value === 'string');
  const values = Object.fromEntries(texts) as Record<string, string>;
  return keepReply({ code: refusal?.code ?? null, faults: refusal?.faults ?? {}, values });
}

/** A path, not a URL: behind a proxy this server does not know its own name. */
function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: path, ...NO_STORE } });
}
