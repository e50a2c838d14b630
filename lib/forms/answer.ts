import 'server-only';
import { type Locale, localeOrDefault } from '../i18n/locales';
import { messagesOf } from '../i18n/messages';
import { isPerhapsSent, isUpstreamError } from '../panel/errors';
import { count } from '../platform/counts.mjs';
import { pathOf } from '../routes/build';
import type { PlainPage } from '../routes/route';
import { type BodyLimits, TEXT_LIMITS } from './body';
import { admit, type FormName, isScripted, refuseRobots } from './guard';
import type { PostAnswer } from './post-answer';
import { type PostedTexts, Refusal } from './refusal';
import { storeReply, storeSent } from './replies';
import { textsOfRefused } from './typed-texts';

/** A post as read, completely or up to its refusal. */
export type Posted = {
  fields: Readonly<Record<string, unknown>>;
  refusal?: Refusal | null;
  /** Frees the resources of reading, such as spooled files. */
  close?: () => Promise<void>;
};

/** `asked`: nothing was sent, because the visitor asked the form for something first. */
export type Outcome = 'sent' | 'asked';

/** The parts that differ between forms; `answerPost` does the rest. */
export type FormHandler<Post extends Posted = Posted> = {
  name: FormName;
  /** The page with the form. */
  page: PlainPage;
  /** The fragment of the form, on a page where other content comes first. */
  place?: string;
  /** The limits of reading a post that is refused unread; `TEXT_LIMITS` by default. */
  limits?: BodyLimits;
  /** Reads a post without any further work on it. @throws Refusal */
  read: (request: Request) => Promise<Post>;
  /** Validates and sends the post. @throws Refusal, UpstreamError */
  send: (post: Post, request: Request) => Promise<Outcome>;
};

const NOTHING_WRONG = { code: null, faults: {} };
const NO_STORE = { 'Cache-Control': 'no-store' };

/**
 * Responds to the post of a form: with JSON for the page's script, and without script with a
 * redirect to a page with the same result (sent, or the form with its answers and faults). The
 * cheapest checks come first: origin and rate before the body is read, bot detection before
 * validation.
 */
export async function answerPost<Post extends Posted>(
  request: Request,
  form: FormHandler<Post>,
): Promise<Response> {
  const locale = localeOf(request);
  const path = pathOf(locale, { page: form.page });
  const scripted = isScripted(request);
  let fields: Posted['fields'] | null = null;

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

  async function postedTexts(outcome: Outcome | Refusal): Promise<PostedTexts> {
    if (fields) return textsOf(fields);
    return outcome instanceof Refusal
      ? textsOfRefused(request, outcome, form.limits ?? TEXT_LIMITS)
      : {};
  }

  async function answerPage(outcome: Outcome | Refusal): Promise<Response> {
    const values = await postedTexts(outcome);
    if (outcome === 'sent') return seeOther(`${path}?sent=${await storeSent(values)}`);
    const { code, faults } = outcome === 'asked' ? NOTHING_WRONG : outcome;
    const token = await storeReply({ code, faults, values });
    return seeOther(`${path}?reply=${token}${form.place ? `#${form.place}` : ''}`);
  }

  try {
    await admit(request, form.name);
    const outcome = await work();
    return scripted ? answerScript({ sent: outcome === 'sent' }) : await answerPage(outcome);
  } catch (error) {
    const refusal = refusalOf(error);
    count('refusals', refusal.code);
    return scripted ? refusalJson(refusal, locale) : await answerPage(refusal);
  }
}

function localeOf({ url }: Request): Locale {
  return localeOrDefault(new URL(url).searchParams.get('lang'));
}

/**
 * A failed service means that the form was not sent, or perhaps was if the answer was lost.
 * Anything else is a bug of this site.
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

function textsOf(fields: Posted['fields']): PostedTexts {
  const texts = Object.entries(fields).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts) as PostedTexts;
}

/** A path, not a URL: behind a proxy this server does not know its public host name. */
function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: path, ...NO_STORE } });
}
