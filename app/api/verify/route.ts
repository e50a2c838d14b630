import { admitCheck, isScripted } from '@/lib/forms/guard';
import { readFields } from '@/lib/forms/read-fields';
import { defineHandler } from '@/lib/handlers/define-handler';
import { localeOrDefault } from '@/lib/i18n/locales';
import { readSocialMediasIfAny } from '@/lib/panel/content';
import { ownContacts } from '@/lib/verify/own-contacts';
import { verdictPage } from '@/lib/verify/verdict-page';
import { verify } from '@/lib/verify/verify';

export const dynamic = 'force-dynamic';

/** One line of text. Sizes in bytes, times in ms. */
const LIMITS = { bytes: 8 * 1024, idleMs: 5_000, totalMs: 10_000 };

/**
 * `POST /api/verify?lang=pt` of `contact`, as JSON or urlencoded: whether it is one of the agency's
 * own. The verdict as JSON for the page's script, and without script as a short page. The contact is
 * neither stored nor logged.
 */
export const POST = defineHandler(async (request) => {
  await admitCheck(request);
  const { contact } = await readFields(request, LIMITS);
  const typed = typeof contact === 'string' ? contact : '';
  const verdict = verify(typed, ownContacts(await readSocialMediasIfAny()));
  if (!isScripted(request)) {
    return verdictPage(localeOrDefault(request.nextUrl.searchParams.get('lang')), verdict);
  }
  return Response.json(verdict, { headers: { 'Cache-Control': 'no-store' } });
});
