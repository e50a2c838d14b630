import 'server-only';
import { fill } from '../i18n/fill';
import type { Locale } from '../i18n/locales';
import { messagesOf } from '../i18n/messages';
import { pathOf, profileRoute } from '../routes/build';
import { absoluteUrl } from '../site';
import type { Talent } from '../talents/talent';
import { drawnName } from './faces';
import { drawFacts, factsHeight, factsOf } from './facts';
import { drawLines, type Fitted, fitted, lineHeight, wrapped } from './lines';
import type { Box, Paper, Tag } from './paper';
import type { Photos } from './photos';
import { drawAddress, drawPhoto, nameTag } from './talent-parts';

/** Sizes in millimeters. */
const FACTS_GAP = 4;
const COVER = { width: 46, inLowPlace: 34 };
/** Long notes at the foot make the places lower than this, and the pictures smaller. */
const LOW_PLACE = 72;
const PADDING = 2.5;
const ADDRESS_GAP = 1;
const ADDRESS_HEIGHT = 4;

type Place = {
  locale: Locale;
  photos: Photos;
  talent: Talent;
  now: Date;
  note: string | undefined;
  box: Box;
  file: Buffer | null;
};

/**
 * Draws a talent in a place of a sheet, below a tag: name, picture and measures, and below the picture
 * address and note.
 */
export async function drawPlace(paper: Paper, section: Tag, place: Place): Promise<void> {
  const { talent, now, locale, photos, note, box, file } = place;
  const coverWidth = box.height < LOW_PLACE ? COVER.inLowPlace : COVER.width;
  const top = box.y + PADDING;
  const cover = { x: box.x, y: top, width: coverWidth, height: (coverWidth * 4) / 3 };
  const jpeg = await photos.fill(file, cover);
  const x = box.x + coverWidth + FACTS_GAP;
  const width = box.width - coverWidth - FACTS_GAP;
  const addressTop = cover.y + cover.height + ADDRESS_GAP;

  paper.rule(box.x, box.y, box.width);
  const heading = nameTag(paper, section, 'H2', talent);
  const set = {
    face: 'display',
    sizes: box.height < LOW_PLACE ? [12, 10, 8] : [15, 12, 10, 8],
  } as const;
  const name = fitted(drawnName(talent), width, { ...set, most: 4 });
  const factsTop = drawLines(paper, heading, name, { x, top: top - 1 }) + 1.5;
  const alt = fill(messagesOf(locale).pdf.photo, { name: talent.name });
  drawPhoto(paper, section, { jpeg, box: cover, alt, talent });
  const facts = factsOf(talent, now, locale);
  const sizes = [8, 7, 6, 5].map((size) => ({ face: 'text', size }) as const);
  const room = addressTop - factsTop;
  const settings = sizes.map((style) => ({ label: style, value: style, width, space: 0 }));
  const setting = settings.find((one) => factsHeight(paper, facts, one) <= room) ?? settings.at(-1);
  if (setting) drawFacts(paper, section, facts, { ...setting, x, top: factsTop });
  const url = absoluteUrl(pathOf(locale, profileRoute(talent)));
  drawAddress(paper, section, url, { x: box.x, y: addressTop, width: box.width });
  const noteTop = addressTop + ADDRESS_HEIGHT;
  const height = box.y + box.height - noteTop;
  const noteBox = { x: box.x, y: noteTop, width: box.width, height };
  if (note) drawNote(paper, paper.tag(section, 'Note'), note, noteBox);
}

/** Draws a short note, with its own line breaks, in the largest size that fits, else in the smallest. */
function drawNote(paper: Paper, tag: Tag, note: string, { x, y, width, height }: Box): void {
  const settings = [8, 7, 6, 5].map((size): Fitted => {
    const style = { face: 'text', size } as const;
    return { style, lines: note.split('\n').flatMap((line) => wrapped(line, width, style)) };
  });
  const fits = ({ lines, style }: Fitted) => lines.length * lineHeight(style) <= height;
  const setting = settings.find(fits) ?? settings.at(-1);
  if (setting) drawLines(paper, tag, setting, { x, top: y });
}
