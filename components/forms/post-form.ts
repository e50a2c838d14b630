import type { FieldFaults } from '@/lib/forms/fields';
import { isRefusalCode, type RefusalCode } from '@/lib/forms/refusal';

/** What became of a form: the code says why it was not sent, `offline` that there was no answer. */
export type Outcome =
  | { sent: true }
  | { sent: false; code: RefusalCode | 'offline'; faults: FieldFaults };

type Post = {
  url: string;
  body: FormData | Record<string, string>;
  /** The same for every try of one form, so that it counts once. */
  key: string;
  /** How much has left the browser, in percent. */
  onProgress?: (percent: number) => void;
};

const PATIENCE_MS = 300_000;

/** Posts a form. `fetch` would tell nothing of the way of an upload. Never rejects. */
export function postForm({ url, body, key, onProgress }: Post): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.timeout = PATIENCE_MS;
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Idempotency-Key', key);
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onProgress?.(Math.round((loaded / total) * 100));
    };
    request.onload = () => resolve(outcomeOf(request));
    const none = () => resolve({ sent: false, code: 'offline', faults: {} });
    request.onerror = none;
    request.ontimeout = none;
    request.onabort = none;
    if (body instanceof FormData) {
      request.send(body);
    } else {
      request.setRequestHeader('Content-Type', 'application/json');
      request.send(JSON.stringify(body));
    }
  });
}

/** An answer that is none of ours (a proxy's, an error page) is a form that was not sent. */
function outcomeOf({ status, responseText }: XMLHttpRequest): Outcome {
  try {
    const answer: unknown = JSON.parse(responseText);
    if (typeof answer === 'object' && answer !== null) {
      if (status === 200 && 'sent' in answer) return { sent: true };
      if ('error' in answer && isRefusalCode(answer.error)) {
        const faults = 'fields' in answer ? (answer.fields as FieldFaults) : {};
        return { sent: false, code: answer.error, faults };
      }
    }
  } catch {}
  return { sent: false, code: 'not-sent', faults: {} };
}
