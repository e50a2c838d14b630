import type { FieldFaults } from '@/lib/forms/fields';
import type { GuardFields } from '@/lib/forms/guard-fields';
import { readPostAnswer } from '@/lib/forms/post-answer';
import type { RefusalCode } from '@/lib/forms/refusal';

/** Why a form was not sent, as far as is known; `offline`: it did not even leave the browser. */
export type Unsent = { code: RefusalCode | 'offline'; faults: FieldFaults };
export type SendingEnd = { sent: true } | ({ sent: false } & Unsent);

/** What a form says: as JSON, or with files as multipart. */
export type Content = {
  fields: Readonly<Record<string, unknown>>;
  files?: Readonly<Record<string, File>>;
};

type Post = Content & {
  url: string;
  guard: GuardFields;
  /** The same for every try of this tab, so that one content counts once. */
  key: string;
  /** How much has left the browser, in percent. */
  onProgress: (percent: number) => void;
};

const PATIENCE_MS = 300_000;

/** Posts a form. `fetch` would tell nothing of the way of an upload. Never rejects. */
export function postForm({ url, key, onProgress, ...content }: Post): Promise<SendingEnd> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.timeout = PATIENCE_MS;
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Idempotency-Key', key);
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onProgress(Math.round((loaded / total) * 100));
    };
    let whole = false;
    request.upload.onload = () => {
      whole = true;
    };
    request.onload = () => resolve(endOf(request));
    const none = () => resolve(unsent(whole ? 'perhaps-sent' : 'offline'));
    request.onerror = none;
    request.ontimeout = none;
    request.onabort = none;
    const body = bodyOf(content);
    if (typeof body === 'string') request.setRequestHeader('Content-Type', 'application/json');
    request.send(body);
  });
}

/** Files come last: the server looks at the guard's fields before it looks at a file. */
function bodyOf({ fields, files, guard }: Content & { guard: GuardFields }): FormData | string {
  if (!files) return JSON.stringify({ ...fields, ...guard });
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...guard }))
    body.set(name, String(value));
  for (const [name, file] of Object.entries(files)) body.set(name, file);
  return body;
}

function unsent(code: Unsent['code'], faults: FieldFaults = {}): SendingEnd {
  return { sent: false, code, faults };
}

/**
 * An answer that is none of ours comes from a proxy or is an error page: one that blames the request
 * says that it was not passed on, and of any other nobody knows.
 */
function endOf({ status, responseText }: XMLHttpRequest): SendingEnd {
  const answer = readPostAnswer(responseText);
  if (answer && 'error' in answer) return unsent(answer.error, answer.fields);
  if (answer?.sent === false) return unsent('not-sent');
  if (answer && status === 200) return { sent: true };
  return unsent(status >= 400 && status < 500 ? 'not-sent' : 'perhaps-sent');
}
