import 'server-only';
import { env } from '../config/environment';
import { TIMES } from '../config/times';
import type { Option } from '../talents/option';
import { call } from './client';
import { isUpstreamError, PerhapsSentError } from './errors';

/** An application of a visitor who wants to become a model. */
export type Application = {
  /** The answers, by the panel's field names and in the panel's values. */
  fields: Readonly<Record<string, string>>;
  country: Option;
  basedin: Option;
  /** The guardian's name; without a guardian, the applicant's own. */
  father: string;
  /** The time (ISO) of a guardian's consent and the version of its text; null for an adult. */
  consent: string | null;
  images: readonly [File, File, File, File];
};

export type ContactMessage = Record<'name' | 'email' | 'phone' | 'subject' | 'message', string>;

export type Casting = {
  name: string;
  email: string;
  phone: string;
  /** The brief, as text, after a line about the shared selection that the talents were chosen from. */
  message?: string;
  /** `url` is the profile's, `note` the sender's remark about the talent. */
  talents: readonly { id: number; name: string; url: string; note?: string }[];
};

/** Submits an application, which counts once for each idempotency key. @throws UpstreamError */
export async function sendApplication(application: Application, key: string): Promise<void> {
  const form = formOf(application.fields);
  form.set('country', JSON.stringify(application.country));
  form.set('basedin', JSON.stringify(application.basedin));
  form.set('contacts', JSON.stringify([{ role: 'father', name: application.father }]));
  if (application.consent) form.set('consent', application.consent);
  application.images.forEach((image, index) => {
    form.set(`image_${index + 1}`, image);
  });
  await write('/api/get-scouted/pt', form, key);
}

/** Submits a contact message. @throws UpstreamError */
export async function sendContact(message: ContactMessage, key: string): Promise<void> {
  await write('/api/contact/pt', message, key);
}

/** Submits a casting (a selection of talents). @throws UpstreamError */
export async function sendCasting(casting: Casting, key: string): Promise<void> {
  const { talents, ...sender } = casting;
  const form = formOf(sender);
  form.set('talents', JSON.stringify(talents));
  await write(`/api/entry/${env().FAVORITES_ENTRY}/send`, form, key);
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

async function write(url: string, data: FormData | ContactMessage, key: string): Promise<void> {
  const at = { service: 'panel', method: 'POST', url } as const;
  const headers = { 'Idempotency-Key': key };
  const request = { method: at.method, url, data, headers };
  try {
    await call(at.service, request, TIMES.services.writeMs);
  } catch (error) {
    // If the sign-in failed, the write itself was not sent.
    const own = isUpstreamError(error) && error.exchange.url === url;
    if (own && error.requestLeft) throw new PerhapsSentError(error.message, at);
    throw error;
  }
}
