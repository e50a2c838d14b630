import { readIds } from '@/lib/favorites/ids';
import { MAX_SHARED } from '@/lib/favorites/limits';
import { isLocale } from '@/lib/i18n/locales';
import { dataAge, readSaved } from '@/lib/offline/read-saved';
import { SAVED_PAGE_POLICY, savedPage } from '@/lib/offline/saved-page';
import { defineHandler } from '@/lib/page/define-handler';
import { missingPage } from '@/lib/page/outcomes';

export const dynamic = 'force-dynamic';

/**
 * `GET /favoritos/offline?ids=12,45`: the page of at most 50 talents that a device saves. Without
 * ids (nothing is saved on the device) it renders a message and reads nothing. 503 while the
 * services fail.
 */
export const GET = defineHandler(
  async ({ nextUrl }, { params }: RouteContext<'/[lang]/favorites/offline'>) => {
    const { lang } = await params;
    if (!isLocale(lang)) return missingPage('no such language');
    const saved = await readSaved(readIds(nextUrl.searchParams.get('ids') ?? '', MAX_SHARED));
    return new Response(savedPage(saved, lang, dataAge()), {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': SAVED_PAGE_POLICY,
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
      },
    });
  },
);
