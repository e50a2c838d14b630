import 'server-only';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../i18n/locales';
import { messagesOf } from '../i18n/messages';
import { isUpstreamError } from '../panel/errors';
import { pathOf } from '../routes/build';
import type { PlainPage } from '../routes/route';
import { admit, type FormName } from './protection';
import { Refusal } from './refusal';
import { keepReply } from './replies';

type Post = {
  form: FormName;
  /** The page that holds the form. */
  page: PlainPage;
  /** Reads, checks and passes on; the texts it reads go into `values` at once. */
  work: (values: Record<string, string>, scripted: boolean) => Promise<void>;
};

/**
 * Answers the post of a form: with JSON to the page's script, and to a browser without script with
 * the way to a page that says the same (sent, or the form with its values and what is wrong).
 */
export async function answerPost(request: Request, { form, page, work }: Post): Promise<Response> {
  const scripted = !request.headers.get('accept')?.includes('text/html');
  const values: Record<string, string> = {};
  const { searchParams } = new URL(request.url);
  const wanted = searchParams.get('lang') ?? undefined;
  const locale = isLocale(wanted) ? wanted : DEFAULT_LOCALE;
  const path = pathOf(locale, { page });
  try {
    await admit(request, form);
    await work(values, scripted);
    return scripted ? Response.json({ sent: true }) : seeOther(`${path}?sent=1`);
  } catch (error) {
    const refusal = refusalOf(error);
    if (scripted) return refusalJson(refusal, locale);
    const { code, faults } = refusal;
    return seeOther(`${path}?reply=${await keepReply({ code, faults, values })}`);
  }
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (!isUpstreamError(error)) throw error;
  console.warn(String(error));
  return new Refusal('not-sent');
}

function refusalJson({ code, faults, status, headers }: Refusal, locale: Locale): Response {
  const message = messagesOf(locale).forms.refusals[code];
  return Response.json(
    { error: code, message, fields: faults },
    { status, headers: { ...headers, 'Cache-Control': 'no-store' } },
  );
}

/** A path, not an address: behind a proxy this server does not know its own name. */
function seeOther(path: string): Response {
  const headers = { Location: path, 'Cache-Control': 'no-store' };
  return new Response(null, { status: 303, headers });
}
