import { storedItem } from '@/lib/browser-storage';
import type { FieldFaults } from '@/lib/forms/fields';
import { FILLING_MS, type GuardFields, HONEYPOT } from '@/lib/forms/guard-fields';
import { newIdempotencyKey } from '@/lib/forms/idempotency-key';
import { MINIMUM_FILLING_MS } from '@/lib/forms/limits';
import { readPostAnswer } from '@/lib/forms/post-answer';
import type { RefusalCode } from '@/lib/forms/refusal';

/**
 * Why a form was not sent, as far as is known; `offline`: the request never left the browser, `left`: the
 * visitor left the page before.
 */
export type Unsent = { code: RefusalCode | 'offline' | 'left'; faults: FieldFaults };
export type SendingEnd = { sent: true } | ({ sent: false } & Unsent);

/** The body of a form: JSON, or multipart if there are files. */
export type Content = {
  fields: Readonly<Record<string, unknown>>;
  files?: Readonly<Record<string, File>>;
};

type Post = Content & {
  url: string;
  guard: GuardFields;
  /** Idempotency key: the same for every retry of this tab, so that one submission counts once. */
  key: string;
  onProgress: (percent: number) => void;
};

type Delivery = Pick<Post, 'url' | 'onProgress'> & {
  form: HTMLFormElement;
  content: Content;
  handler: string;
  /** When the form was opened, by `performance.now()`. */
  openedMs: number;
};

const TIMEOUT_MS = 300_000;

/**
 * Posts a form with the fields of the server's guard, under the idempotency key of this tab; not if
 * the visitor leaves its page before. Never rejects.
 */
export async function deliver(delivery: Delivery): Promise<SendingEnd> {
  const { form, handler, url, content, openedMs, onProgress } = delivery;
  const key = submissionKey(handler);
  const guard = await fillGuardFields(form, openedMs);
  if (!form.isConnected) return unsent('left');
  const end = await postForm({ ...content, url, key: key.get(), guard, onProgress });
  if (end.sent) key.drop();
  return end;
}

/** Posts a form. Uses XMLHttpRequest because `fetch` reports no upload progress. Never rejects. */
export function postForm({ url, key, onProgress, ...content }: Post): Promise<SendingEnd> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Idempotency-Key', key);
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onProgress(Math.round((loaded / total) * 100));
    };
    let uploaded = false;
    request.upload.onload = () => {
      uploaded = true;
    };
    request.onload = () => resolve(endOf(request));
    const failed = () => resolve(unsent(uploaded ? 'perhaps-sent' : 'offline'));
    request.onerror = failed;
    request.ontimeout = failed;
    request.onabort = failed;
    const body = bodyOf(content);
    if (typeof body === 'string') request.setRequestHeader('Content-Type', 'application/json');
    request.send(body);
  });
}

/** Files come last: the server checks the guard's fields before it reads a file. */
function bodyOf({ fields, files, guard }: Content & { guard: GuardFields }): FormData | string {
  if (!files) return JSON.stringify({ ...fields, ...guard });
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...guard }))
    body.set(name, String(value ?? ''));
  for (const [name, file] of Object.entries(files)) body.set(name, file);
  return body;
}

function unsent(code: Unsent['code'], faults: FieldFaults = {}): SendingEnd {
  return { sent: false, code, faults };
}

/**
 * The result of a response. One that is not the handler's JSON comes from a proxy or is an error
 * page: a 4xx means that the request was not passed on; after anything else the form may have been
 * sent.
 */
function endOf({ status, responseText }: XMLHttpRequest): SendingEnd {
  const answer = readPostAnswer(responseText);
  if (answer && 'error' in answer) return unsent(answer.error, answer.fields);
  if (answer && status === 200) return { sent: true };
  return unsent(status >= 400 && status < 500 ? 'not-sent' : 'perhaps-sent');
}

/**
 * The fields that the server's guard checks: the honeypot and how long the form was open. A restored
 * draft may be sent at once, so this waits out the minimum time instead of letting the server refuse it.
 */
async function fillGuardFields(form: HTMLFormElement, openedMs: number): Promise<GuardFields> {
  const honeypot = form.elements.namedItem(HONEYPOT);
  const missingMs = MINIMUM_FILLING_MS - (performance.now() - openedMs);
  if (missingMs > 0) await new Promise((resolve) => setTimeout(resolve, missingMs + 1));
  return {
    [HONEYPOT]: honeypot instanceof HTMLInputElement ? honeypot.value : '',
    [FILLING_MS]: String(Math.round(performance.now() - openedMs)),
  };
}

/** For browsers without session storage. */
const unstored = new Map<string, string>();

/**
 * The idempotency key of what this tab is sending with one form. It survives a reload, so that a
 * form whose response was lost still counts once. Another tab has its own key, even with the same
 * draft. The server combines it with the content, so changed answers are a new submission.
 */
function submissionKey(handler: string) {
  const stored = storedItem('session', `submission:${handler}`, (text) => text || null);
  return {
    get(): string {
      const current = stored.get() ?? unstored.get(handler);
      if (current) return current;
      const key = newIdempotencyKey();
      if (!stored.set(key)) unstored.set(handler, key);
      return key;
    },
    drop(): void {
      stored.remove();
      unstored.delete(handler);
    },
  };
}
