import 'server-only';
import { type BodyLimits, discardBody, TEXT_LIMITS } from '../forms/body';
import type { FieldFault, FieldFaults } from '../forms/fields';
import { admit, type FormName, isScripted, refuseRobots } from '../forms/guard';
import type { PostAnswer } from '../forms/post-answer';
import { isRefusalCode, Refusal } from '../forms/refusal';
import { type Locale, localeOrDefault } from '../i18n/locales';
import { type Messages, messagesOf } from '../i18n/messages';
import { plainPage } from '../page/plain-page';
import { isPerhapsSent, isUpstreamError } from '../panel/errors';
import type { PlainPage } from '../routes/route';
import { retryAfter } from '../server/http';
import { defineHandler, type Refused } from './define-handler';

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
export function answerPost<Post extends Posted>(
  request: Request,
  form: FormHandler<Post>,
): Promise<Response> {
  const locale = localeOrDefault(new URL(request.url).searchParams.get('lang'));
  const words = form.words(messagesOf(locale));

  async function take(): Promise<Response> {
    await admit(request, form.name);
    const post = await form.read(request);
    try {
      refuseRobots(request, post.fields);
      await form.send(post, request).catch(notSent);
    } finally {
      await post.close?.();
    }
    return isScripted(request)
      ? answerScript({ sent: true })
      : plainPage(locale, words.thanks, { status: 200 });
  }

  async function refuse(_request: Request, refused: Refused): Promise<Response> {
    const { error, faults = {}, status, headers = {} } = refused;
    const code = isRefusalCode(error) ? error : 'not-sent';
    if (isScripted(request)) {
      const message = messagesOf(locale).forms.refusals[code];
      return answerScript({ error: code, message, fields: faults }, { status, headers });
    }
    if (code !== 'origin') await discardBody(request, form.limits ?? TEXT_LIMITS);
    return refusalPage(locale, form.page, words, { code, faults, status, headers });
  }

  return defineHandler<undefined, Request>(take, refuse)(request, undefined);
}

/**
 * A failed service means that the form was not sent, or perhaps was if the answer was lost.
 * Anything else is a bug of this site.
 */
function notSent(error: unknown): never {
  if (!isUpstreamError(error)) throw error;
  console.warn(String(error));
  const retryAfterSeconds = error.retryAt ? Number(retryAfter(error.retryAt)) : undefined;
  throw new Refusal(isPerhapsSent(error) ? 'perhaps-sent' : 'not-sent', { retryAfterSeconds });
}

function answerScript(answer: PostAnswer, { status = 200, headers = {} } = {}): Response {
  return Response.json(answer, { status, headers: { ...headers, 'Cache-Control': 'no-store' } });
}

/** The texts of one form for a browser without script. */
export type FormWords = {
  thanks: { title: string; text: string };
  /** The labels of the fields, in document order. A list of values is one field. */
  labels: Readonly<Record<string, string>>;
  fault: (fault: FieldFault, name: string) => string;
};

/**
 * The page that refuses a form posted without script: the reason, and the invalid fields by their
 * labels. It has no link to the form, which would be empty: with Back, the browser restores what was
 * typed. A post from another site has nothing to go back to.
 */
function refusalPage(
  locale: Locale,
  page: PlainPage,
  words: FormWords,
  { code, faults, status, headers }: Pick<Refusal, 'code' | 'faults' | 'status' | 'headers'>,
): Response {
  const { forms, pages } = messagesOf(locale);
  const content = {
    title: pages[page],
    text: forms.refusals[code],
    list: faultsByLabel(words, faults),
    after: code === 'origin' ? undefined : forms.goBack,
  };
  return plainPage(locale, content, { status, headers });
}

/** The texts of faults for a form in which some unanswered fields have texts of their own. */
export function faultTexts(
  { forms }: Messages,
  unanswered: Readonly<Record<string, string>>,
): FormWords['fault'] {
  return (fault, name) => (fault === 'required' && unanswered[name]) || forms.faults[fault];
}

/** One row per label with a fault; a fault of a value in a list (`talents.2.id`) belongs to the list. */
function faultsByLabel({ labels, fault }: FormWords, faults: FieldFaults) {
  return Object.entries(labels).flatMap(([name, label]) => {
    const [found] = Object.entries(faults).filter(([field]) => field.split('.')[0] === name);
    return found?.[1] ? [{ label, text: fault(found[1], found[0]) }] : [];
  });
}
