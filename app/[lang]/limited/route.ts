import { defineHandler } from '@/lib/handlers/define-handler';
import { refuse } from '@/lib/handlers/refuse';
import { localeOrDefault } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { plainPage } from '@/lib/page/plain-page';

export const dynamic = 'force-dynamic';

/** The 429 page, to which the middleware rewrites a client who asks for too many pages. */
export const GET = defineHandler(async (_request, { params }: RouteContext<'/[lang]/limited'>) => {
  const locale = localeOrDefault((await params).lang);
  const { limited: title, limitedText: text } = messagesOf(locale).errors;
  return plainPage(locale, { title, text, retry: true }, { status: 429 });
}, refuse);
