import 'server-only';
import { fill } from '../i18n/fill';
import type { Locale } from '../i18n/locales';
import { messagesOf } from '../i18n/messages';
import { pathOf, profileRoute } from '../routes/build';
import { absoluteUrl, agency, siteName } from '../site';
import { printPictures } from '../talents/print-pictures';
import type { Profile } from '../talents/talent';
import { drawCode } from './code';
import { drawnName } from './faces';
import { drawFacts, factsHeight, factsOf } from './facts';
import { drawApart, drawLines, fitted } from './lines';
import { type Box, type Paper, SHEET } from './paper';
import type { Photos } from './photos';
import { drawAddress, drawPhoto, nameTag, withoutSlug } from './talent-parts';

/** Sizes in millimeters. */
const LARGE = { width: 122, height: 166 };
/** The only picture takes the room of the small ones too. */
const ONLY = { width: 134, height: 212 };
const SMALL_HEIGHT = 58;
const GAP = 4;
const COLUMN_GAP = 8;
const PLACES = 4;
/** The line of the agency, the profile's address below it, and a QR code of that address beside them. */
const FOOT_HEIGHT = 20;
/** The quiet zone of the code extends into the margins. */
const CODE = { side: 21.5, inMargin: 2, belowRule: 0.5 };

const FACTS = {
  label: { face: 'text', size: 7, tracking: 0.08 },
  value: { face: 'text', size: 10 },
  space: 3.2,
  ruled: true,
} as const;

/** Without a picture the measures fill the sheet. */
const FACTS_ALONE = {
  label: { face: 'text', size: 10, tracking: 0.08 },
  value: { face: 'text', size: 20 },
  space: 6,
  ruled: true,
} as const;

type Picture = { file: string; box: Box };

/** Draws a profile on one A4 page: name, pictures, measures, agency. */
export async function drawComposite(
  paper: Paper,
  { profile, locale, photos }: { profile: Profile; locale: Locale; photos: Photos },
): Promise<void> {
  paper.addPage();
  const heading = nameTag(paper, paper.root, 'H1', profile);
  const name = fitted(drawnName(profile), SHEET.width, {
    face: 'display',
    sizes: [30, 24, 18, 14],
    most: 2,
  });
  const top = drawLines(paper, heading, name, { x: SHEET.left, top: SHEET.top }) + GAP;
  const pictures = placed(profile, top);
  const files = pictures.map(({ file }) => photos.read(file, 'desktop'));
  const alt = messagesOf(locale).profile.photo;
  for (const [place, { box }] of pictures.entries()) {
    const jpeg = await photos.fill((await files[place]) ?? null, box);
    const words = { name: profile.name, number: place + 1, total: pictures.length };
    drawPhoto(paper, paper.root, { jpeg, box, alt: fill(alt, words), talent: profile });
  }
  drawMeasures(paper, { profile, locale, top, picture: pictures[0]?.box });
  drawFoot(paper, absoluteUrl(pathOf(locale, profileRoute(profile))), locale);
}

/** The pictures with their boxes: a large one, and below it four places for a portrait or two landscapes. */
function placed(profile: Profile, top: number): Picture[] {
  const { large, small } = printPictures(profile);
  if (large === null) return [];
  const body = bodySize(top, small.length === 0);
  const pictures: Picture[] = [{ file: large, box: { x: SHEET.left, y: top, ...body } }];
  const row = { x: SHEET.left, y: top + body.height + GAP };
  const width = (SHEET.width - (PLACES - 1) * GAP) / PLACES;
  const half = (SMALL_HEIGHT - GAP) / 2;
  let column = 0;
  let below = false;
  for (const { file, wide } of small) {
    const x = row.x + column * (width + GAP);
    const y = row.y + (below ? half + GAP : 0);
    pictures.push({ file, box: { x, y, width, height: wide ? half : SMALL_HEIGHT } });
    below = wide && !below;
    if (!below) column += 1;
  }
  return pictures;
}

/** The large picture is lower below a name of two lines. */
function bodySize(top: number, only: boolean) {
  const { width, height } = only ? ONLY : LARGE;
  const row = only ? 0 : SMALL_HEIGHT + GAP;
  return { width, height: Math.min(height, SHEET.bottom - FOOT_HEIGHT - GAP - row - top) };
}

type Measures = { profile: Profile; locale: Locale; top: number; picture: Box | undefined };

/** Draws the measures beside the large picture, bottom-aligned; over the whole sheet if there is none. */
function drawMeasures(paper: Paper, { profile, locale, top, picture }: Measures): void {
  const facts = factsOf(profile, new Date(), locale).map(({ label, text }) => ({
    label: label.toLocaleUpperCase(locale),
    text,
  }));
  if (!picture) {
    drawFacts(paper, paper.root, facts, { ...FACTS_ALONE, x: SHEET.left, top, width: SHEET.width });
    return;
  }
  const x = picture.x + picture.width + COLUMN_GAP;
  const width = SHEET.left + SHEET.width - x;
  const height = factsHeight(paper, facts, { ...FACTS, width });
  const begin = Math.max(top, top + picture.height - height);
  drawFacts(paper, paper.root, facts, { ...FACTS, x, top: begin, width });
}

function drawFoot(paper: Paper, url: string, locale: Locale): void {
  const { address, email, phone } = agency();
  const top = SHEET.bottom - FOOT_HEIGHT;
  const baseline = top + 9;
  const codeLeft = SHEET.left + SHEET.width + CODE.inMargin - CODE.side;
  const width = codeLeft - SHEET.left;
  const style = { face: 'text', size: 8.5 } as const;
  paper.rule(SHEET.left, top, SHEET.width);
  const tag = paper.tag(paper.root, 'P');
  const parts = [
    { tag, text: siteName(), style: { face: 'display', size: 15 } },
    { tag, text: `${phone} · ${email}`, style },
    { tag, text: `${address.street}, ${address.city}`, style },
  ] as const;
  drawApart(paper, parts, { baseline, width });
  drawAddress(paper, paper.root, url, { x: SHEET.left, y: baseline + 2.5, width });
  const alt = messagesOf(locale).pdf.profileCode;
  const box = { x: codeLeft, y: top + CODE.belowRule, side: CODE.side };
  drawCode(paper, paper.root, { url: withoutSlug(url), alt, box });
}
