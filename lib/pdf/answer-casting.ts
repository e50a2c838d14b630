import 'server-only';
import type { SheetNotes } from '../favorites/casting-sheets';
import { readCompared } from '../favorites/read-chosen';
import type { Locale } from '../i18n/locales';
import { messagesOf } from '../i18n/messages';
import { missingPage } from '../page/outcomes';
import { slugOf } from '../routes/slug';
import { answerPdf } from './answer';
import { drawCasting } from './casting-pages';

type Selection = { ids: readonly number[]; notes: SheetNotes; locale: Locale };

/**
 * Responds with the casting sheet of the talents that are in the roster.
 * @throws MissingPageError if none is
 * @throws UpstreamError
 */
export async function answerCasting(
  request: Request,
  { ids, notes, locale }: Selection,
): Promise<Response> {
  const talents = await readCompared(ids);
  if (talents.length === 0) return missingPage('no talents');
  const title = messagesOf(locale).favorites.compare.sheet;
  return answerPdf(request, {
    title,
    name: slugOf(title),
    locale,
    draw: (paper, tools) =>
      drawCasting(paper, { talents, notes, now: new Date(), locale, ...tools }),
  });
}
