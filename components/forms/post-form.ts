import type { FieldFaults } from '@/lib/forms/fields';
import type { GuardFields } from '@/lib/forms/guard-fields';
import { readPostAnswer } from '@/lib/forms/post-answer';
import type { RefusalCode } from '@/lib/forms/refusal';

/** Why a form was not sent, as far as is known; `offline`: the request never left the browser. */
export type Unsent = { code: RefusalCode | 'offline'; faults: FieldFaults };
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
  /** Upload progress in percent. */
  onProgress: (percent: number) => void;
};

const TIMEOUT_MS = 300_000;

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
    body.set(name, String(value));
  for (const [name, file] of Object.entries(files)) body.set(name, file);
  return body;
}

export function unsent(code: Unsent['code'], faults: FieldFaults = {}): SendingEnd {
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
