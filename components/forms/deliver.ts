import { fillGuardFields } from './fill-guard-fields';
import { type Content, postForm, type SendingEnd, unsent } from './post-form';
import { submissionKey } from './submission-key';

type Delivery = {
  form: HTMLFormElement;
  /** The route handler that the form posts to, and its URL with a query. */
  handler: string;
  url: string;
  content: Content;
  /** When the form was opened, by `performance.now()`. */
  openedMs: number;
  onProgress: (percent: number) => void;
};

/**
 * Posts a form with the fields of the server's guard, under the idempotency key of this tab; not if
 * the visitor leaves its page before. Never rejects.
 */
export async function deliver(delivery: Delivery): Promise<SendingEnd> {
  const { form, handler, url, content, openedMs, onProgress } = delivery;
  const key = submissionKey(handler);
  const guard = await fillGuardFields(form, openedMs);
  if (!form.isConnected) return unsent('offline');
  const end = await postForm({ ...content, url, key: key.get(), guard, onProgress });
  if (end.sent) key.drop();
  return end;
}
