import { readFields, shortBody } from '@/lib/forms/body';
import { admit, isScripted } from '@/lib/forms/guard';
import { defineHandler } from '@/lib/handlers/define-handler';
import { refuse } from '@/lib/handlers/refuse';
import { type Locale, localeOrDefault } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { plainPage } from '@/lib/page/plain-page';
import { readKnownNetworks } from '@/lib/panel/social-medias';
import { pathOf } from '@/lib/routes/build';
import { ownContacts, verdictOn } from '@/lib/verify/own-contacts';
import { type Verdict, verdictTexts } from '@/lib/verify/verdict';

export const dynamic = 'force-dynamic';

/**
 * `POST /api/verify?lang=pt` of `contact`, as JSON or urlencoded: whether it is one of the agency's
 * own. The verdict as JSON for the page's script, and without script as a short page. The contact is
 * neither stored nor logged.
 */
export const POST = defineHandler(async (request) => {
  await admit(request, 'verify');
  const { contact } = await readFields(request, shortBody(8 * 1024));
  const typed = typeof contact === 'string' ? contact : '';
  const verdict = verdictOn(typed, ownContacts(await readKnownNetworks()));
  if (!isScripted(request)) {
    return verdictPage(localeOrDefault(request.nextUrl.searchParams.get('lang')), verdict);
  }
  return Response.json(verdict, { headers: { 'Cache-Control': 'no-store' } });
}, refuse);

/** The verdict on a contact as a page, for a browser without script. */
function verdictPage(locale: Locale, verdict: Verdict): Response {
  const { form, write } = messagesOf(locale).verify;
  const content = verdictTexts(form, verdict);
  if (verdict.kind === 'ours') {
    const list = verdict.contacts.map(({ text }) => ({ text }));
    return plainPage(locale, { ...content, list, after: form.oursHint }, { status: 200 });
  }
  const link = { text: write, href: pathOf(locale, { page: 'contact' }) };
  return plainPage(locale, { ...content, link }, { status: 200 });
}
