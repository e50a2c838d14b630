import 'server-only';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../i18n/locales';
import { messagesOf } from '../i18n/messages';
import { isPerhapsSent, isUpstreamError } from '../panel/errors';
import { count } from '../platform/counts.mjs';
import { pathOf } from '../routes/build';
import type { PlainPage } from '../routes/route';
import { admit, type FormName, isScripted, refuseRobots } from './guard';
import type { PostAnswer } from './post-answer';
import { type PostedTexts, Refusal } from './refusal';
import { storeReply, storeSent } from './replies';
import { readTypedTexts } from './typed-texts';

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
  /** The fragment that leads to the form, on a page where other content comes first. */
  place?: string;
  /** Reads a post, and does no other work on it yet. @throws Refusal */
  read: (request: Request) => Promise<Post>;
  /** Checks what was read and passes it on. @throws Refusal, UpstreamError */
  send: (post: Post, request: Request) => Promise<Outcome>;
};

const NOTHING_WRONG = { code: null, faults: {} };
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

  async function answerPage(outcome: Outcome | Refusal): Promise<Response> {
    const values = textsOf(fields ?? (await refusedTexts(request, outcome)));
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

/** The texts of a form that was refused before all of it was read; none of a post from another site. */
async function refusedTexts(request: Request, outcome: Outcome | Refusal): Promise<PostedTexts> {
  if (!(outcome instanceof Refusal) || outcome.code === 'origin') return {};
  return request.bodyUsed ? outcome.typed : readTypedTexts(request);
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

function textsOf(fields: Posted['fields']): PostedTexts {
  const texts = Object.entries(fields).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts) as PostedTexts;
}

/** A path, not a URL: behind a proxy this server does not know its own name. */
function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: path, ...NO_STORE } });
}
