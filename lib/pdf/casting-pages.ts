import 'server-only';
import { type Sheet, type SheetNotes, sheetsOf } from '../favorites/casting-sheets';
import type { Locale } from '../i18n/locales';
import { createYielder } from '../process/event-loop';
import type { Talent } from '../talents/talent';
import { drawHeader, headerHeight, headerOf } from './casting-header';
import { drawPlace } from './casting-place';
import { drawnName } from './faces';
import { drawLines, type Fitted, fitted, lineHeight } from './lines';
import { type Box, type Paper, SHEET } from './paper';
import type { Photos } from './photos';

/** Sizes in millimeters. */
const ROWS = 3;
const ROW_GAP = 4;
const COLUMN_GAP = 6;
const FOOT_PADDING = 2.5;
const FOOT_GAP = 1;
const MAX_FOOT = 80;

export type CastingPages = {
  talents: readonly Talent[];
  notes: SheetNotes;
  now: Date;
  locale: Locale;
  photos: Photos;
  /** Aborts when the visitor leaves: the remaining talents are then not drawn. */
  left: AbortSignal;
};

/** Draws a selection: six talents per A4 page, below the agency and the date. */
export async function drawCasting(paper: Paper, pages: CastingPages): Promise<void> {
  const sheets = sheetsOf(pages.talents, pages.notes);
  const header = headerOf(pages);
  const pause = createYielder();
  for (const [page, sheet] of sheets.entries()) {
    paper.addPage();
    drawHeader(paper, header, { page, of: sheets.length });
    const foot = await footOf(sheet, pause);
    const places = placesOf(headerHeight(header), foot.height);
    const files = sheet.talents.map(({ cover }) => pages.photos.read(cover, 'mobile'));
    let footTop = SHEET.bottom - foot.height + FOOT_GAP + FOOT_PADDING;
    if (foot.notes.size > 0) paper.rule(SHEET.left, footTop - FOOT_PADDING, SHEET.width);
    for (const [place, talent] of sheet.talents.entries()) {
      pages.left.throwIfAborted();
      await pause();
      const box = places[place] as Box;
      const section = paper.tag(paper.root, 'Sect');
      const file = (await files[place]) ?? null;
      await drawPlace(paper, section, {
        ...pages,
        talent,
        box,
        file,
        note: sheet.inPlace[talent.id],
      });
      const atFoot = foot.notes.get(talent.id);
      if (atFoot) {
        const note = paper.tag(section, 'Note');
        footTop = drawLines(paper, note, atFoot, { x: SHEET.left, top: footTop }) + FOOT_GAP;
      }
      section.end();
    }
  }
}

type Foot = { height: number; notes: ReadonlyMap<number, Fitted> };

/**
 * Lays out the notes that are too long for the places of their talents, in the largest size in which they
 * fit the foot together, else in the smallest.
 */
async function footOf(
  { atFoot }: Sheet<Talent>,
  pause: ReturnType<typeof createYielder>,
): Promise<Foot> {
  if (atFoot.length === 0) return { height: 0, notes: new Map() };
  let foot: Foot = { height: 0, notes: new Map() };
  for (const size of [7, 6, 5] as const) {
    const notes = new Map<number, Fitted>();
    for (const { id, name, note } of atFoot) {
      await pause();
      const text = `${drawnName({ id, name })}: ${note}`;
      const max = Number.POSITIVE_INFINITY;
      notes.set(id, fitted(text, SHEET.width, { face: 'text', sizes: [size], most: max }));
    }
    const height = [...notes.values()].reduce(
      (sum, { lines, style }) => sum + lines.length * lineHeight(style) + FOOT_GAP,
      FOOT_GAP + FOOT_PADDING,
    );
    foot = { height, notes };
    if (height <= MAX_FOOT) break;
  }
  return foot;
}

/** Always three rows, so that a last page with fewer talents has places of the same size. */
function placesOf(header: number, footHeight: number): Box[] {
  const top = SHEET.top + header;
  const room = SHEET.bottom - footHeight - (footHeight > 0 ? ROW_GAP : 0) - top;
  const height = (room - (ROWS - 1) * ROW_GAP) / ROWS;
  const width = (SHEET.width - COLUMN_GAP) / 2;
  return Array.from({ length: 2 * ROWS }, (_, index) => ({
    x: SHEET.left + (index % 2) * (width + COLUMN_GAP),
    y: top + Math.floor(index / 2) * (height + ROW_GAP),
    width,
    height,
  }));
}
