import 'server-only';
import { writeIds } from '../favorites/ids';
import { writtenDate } from '../i18n/dates';
import type { Locale } from '../i18n/locales';
import { messagesOf } from '../i18n/messages';
import { pathOf } from '../routes/build';
import { absoluteUrl, agency, siteName } from '../site';
import { drawCode } from './code';
import { drawApart, drawLines, fitted } from './lines';
import { type Paper, SHEET } from './paper';

/** In millimeters. With a QR code the header is as high as the code. */
const HEIGHT = { plain: 14, withCode: 21 };
const LINE_HEIGHT = 5;
const DATE_TOP = 6.5;
/** The quiet zone of the code extends into the margins. */
const CODE = { side: 22, inMargin: 1.5 };
/** The URL of more talents makes modules too small to be read from paper. */
const MAX_IN_CODE = 12;

export type Header = {
  locale: Locale;
  date: string;
  /** The URL of the selection; null if it has too many talents for a QR code. */
  codeUrl: string | null;
};

type Selection = {
  talents: readonly { id: number }[];
  now: Date;
  locale: Locale;
};

/** The header of all pages of a selection. Its URL has ids alone. */
export function headerOf({ talents, now, locale }: Selection): Header {
  const query = writeIds(talents.map(({ id }) => id));
  const url = absoluteUrl(pathOf(locale, { page: 'favorites' }) + query);
  return {
    locale,
    date: writtenDate(now.toISOString(), locale),
    codeUrl: talents.length <= MAX_IN_CODE ? url : null,
  };
}

/** In millimeters, from the top margin to the first row of talents. */
export function headerHeight({ codeUrl }: Header): number {
  return codeUrl ? HEIGHT.withCode : HEIGHT.plain;
}

/** Draws the header of a page. Screen readers get it on the first page only, with the document's heading. */
export function drawHeader(
  paper: Paper,
  { locale, date, codeUrl }: Header,
  { page, of }: { page: number; of: number },
): void {
  const { favorites, pdf } = messagesOf(locale);
  const title = favorites.compare.sheet;
  const { email, phone } = agency();
  const style = { face: 'text', size: 8 } as const;
  const read = (type: string) => (page === 0 ? paper.tag(paper.root, type) : null);
  const numbered = of > 1 ? `${title} · ${page + 1}/${of}` : title;
  const parts = [
    { tag: read('P'), text: siteName(), style: { face: 'display', size: 15 } },
    { tag: read('H1'), text: numbered, style },
    { tag: read('P'), text: `${phone} · ${email}`, style },
  ] as const;
  const codeLeft = SHEET.left + SHEET.width + CODE.inMargin - CODE.side;
  const width = codeUrl ? codeLeft - SHEET.left : SHEET.width;
  drawApart(paper, parts, { baseline: SHEET.top + LINE_HEIGHT, width });
  const lines = fitted(date, width, { face: 'text', sizes: [7], most: 1 });
  drawLines(paper, read('P'), lines, { x: SHEET.left, top: SHEET.top + DATE_TOP });
  if (!codeUrl) return;
  const box = { x: codeLeft, y: SHEET.top - CODE.inMargin, side: CODE.side };
  drawCode(paper, page === 0 ? paper.root : null, { url: codeUrl, alt: pdf.selectionCode, box });
}
