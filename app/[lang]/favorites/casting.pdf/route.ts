import { parseIds } from '@/lib/favorites/ids';
import { MAX_SHARED } from '@/lib/favorites/limits';
import { defineHandler } from '@/lib/handlers/define-handler';
import { refuse } from '@/lib/handlers/refuse';
import { localeOrDefault } from '@/lib/i18n/locales';
import { answerCasting, readSheetRequest } from '@/lib/pdf/answer-casting';

export const dynamic = 'force-dynamic';

type Context = RouteContext<'/[lang]/favorites/casting.pdf'>;

const localeOf = async ({ params }: Context) => localeOrDefault((await params).lang);

/** `GET /favoritos/casting.pdf?ids=12,45`: the casting sheet of at most 50 talents. 404 if none is known. */
export const GET = defineHandler(async (request, context: Context) => {
  const { ids } = parseIds(request.nextUrl.searchParams.get('ids') ?? '', MAX_SHARED);
  return answerCasting(request, { ids, notes: {}, locale: await localeOf(context) });
}, refuse);

/**
 * `POST` of `{ "talents": [{ "id": 12, "note": "…" }] }` to the same path, by a page of this site: the
 * sheet with notes, which are stored nowhere.
 */
export const POST = defineHandler(async (request, context: Context) => {
  const sheet = await readSheetRequest(request);
  return answerCasting(request, { ...sheet, locale: await localeOf(context) });
}, refuse);
