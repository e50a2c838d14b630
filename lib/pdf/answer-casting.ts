import 'server-only';
import type { SheetNotes } from '../favorites/casting-sheets';
import { readChosen } from '../favorites/read-chosen';
import { sheetSchema } from '../favorites/schema';
import { readFields, shortBody } from '../forms/body';
import { checkFields } from '../forms/fields';
import { isSameOrigin } from '../forms/guard';
import { Refusal } from '../forms/refusal';
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
  const talents = await readChosen(ids);
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

/** Room for 50 notes of 500 characters, each up to 6 bytes in JSON. */
const SHEET_LIMITS = shortBody(192 * 1024);

/** Reads the ids and notes of a casting sheet from a same-origin `POST`. Stores nothing. @throws Refusal */
export async function readSheetRequest(request: Request) {
  if (!isSameOrigin(request)) throw new Refusal('origin');
  const { data, faults } = checkFields(sheetSchema, await readFields(request, SHEET_LIMITS));
  if (!data) throw new Refusal('invalid', { faults });
  const ids = [...new Set(data.talents.map(({ id }) => id))];
  const notes: SheetNotes = Object.fromEntries(data.talents.map(({ id, note }) => [id, note]));
  return { ids, notes };
}
