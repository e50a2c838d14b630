import 'server-only';
import sharp from 'sharp';
import { TIMES } from '../config/times';
import { decodingMemory } from '../media/decoding';
import { PALETTE } from '../palette';
import { PREVIEW_SIZE } from '../seo/preview';
import { brokenLines, outlined, type Setting, shortened } from './lettering';

const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE;

const MARGIN = 64;
/** The width of a portrait or landscape beside a text. */
const PORTRAIT_WIDTH = 472;
const LANDSCAPE_WIDTH = 600;
/** The height of a strip of several faces above a text. */
const STRIP_HEIGHT = 440;

const TITLE_SIZES = [92, 76, 60, 48] as const;
const TITLE_LINES = 4;
/** Beside the agency's name a title has one line. */
const STRIP_SIZES = [64, 54, 46, 38] as const;
const MAX_TITLE_LENGTH = 120;

/** The size that social networks display at once; some reject larger files. */
const MAX_BYTES = 300_000;
const QUALITIES = [84, 70, 50, 30];

const TIMEOUT_SECONDS = 10;

type Box = { left: number; top: number; width: number; height: number };

/**
 * Draws the link preview of a page (`og:image`): faces (image files), a title, and the agency's
 * name. Returns a JPEG of 1200 × 630 and at most 300 KB.
 * @throws if a face is not an image, or takes too much memory to decode or too long to get it
 */
export async function drawPreview(
  title: string,
  faces: readonly Buffer[],
  agency: string,
): Promise<Buffer> {
  const boxes = await placesOf(faces);
  const cut: Buffer[] = [];
  const late = AbortSignal.timeout(TIMES.waits.facesMs);
  for (const [place, face] of faces.entries()) cut.push(await cutTo(face, boxes[place], late));
  const text =
    faces.length > 1 ? belowStrip(title, agency) : besidePicture(title, agency, boxes[0]);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><g fill="${PALETTE.dark}">${text}</g></svg>`;
  const picture = sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: PALETTE.light },
  }).composite([
    ...cut.map((input, index) => ({ input, left: boxes[index]?.left ?? 0, top: 0 })),
    { input: Buffer.from(svg), left: 0, top: 0 },
  ]);
  return compressed(await picture.png({ compressionLevel: 1 }).toBuffer());
}

async function compressed(picture: Buffer): Promise<Buffer> {
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= MAX_BYTES) break;
  }
  return jpeg;
}

/** The boxes of the faces: one beside the title, several in a strip above it. */
async function placesOf(faces: readonly Buffer[]): Promise<Box[]> {
  const [face] = faces;
  if (face && faces.length === 1) {
    const { autoOrient } = await sharp(face, { limitInputPixels: false }).metadata();
    const width = autoOrient.width > autoOrient.height ? LANDSCAPE_WIDTH : PORTRAIT_WIDTH;
    return [{ left: WIDTH - width, top: 0, width, height: HEIGHT }];
  }
  const width = Math.floor(WIDTH / Math.max(1, faces.length));
  return faces.map((_, index) => ({ left: index * width, top: 0, width, height: STRIP_HEIGHT }));
}

async function cutTo(face: Buffer, box: Box | undefined, late: AbortSignal): Promise<Buffer> {
  const free = await decodingMemory(face, late);
  try {
    return await sharp(face, { limitInputPixels: false, failOn: 'error' })
      .autoOrient()
      .resize({ width: box?.width, height: box?.height, fit: 'cover', position: positionIn(box) })
      .flatten({ background: PALETTE.tint })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .png({ compressionLevel: 1 })
      .toBuffer();
  } finally {
    free();
  }
}

/** A portrait has the face at the top; in a landscape it can be anywhere. */
function positionIn(box: Box | undefined): 'attention' | 'top' {
  return box?.width === LANDSCAPE_WIDTH && box.height === HEIGHT ? 'attention' : 'top';
}

/** The agency's name in the style of the header. */
function wordmark(agency: string, size: number, width: number) {
  const setting: Setting = { size, tracking: size * 0.12 };
  return outlined(shortened(agency.toUpperCase(), width, setting), setting);
}

function belowStrip(title: string, agency: string): string {
  const name = wordmark(agency, 34, 380);
  const space = WIDTH - 3 * MARGIN - name.width;
  const text = title.slice(0, MAX_TITLE_LENGTH);
  const settings = STRIP_SIZES.map((size): Setting => ({ size, tracking: size * -0.015 }));
  const fits = settings.find((setting) => outlined(text, setting).width <= space);
  const setting = fits ?? (settings.at(-1) as Setting);
  const line = outlined(shortened(text, space, setting), setting);
  const baseline = STRIP_HEIGHT + (HEIGHT - STRIP_HEIGHT) / 2 + 20;
  const right = WIDTH - MARGIN - name.width;
  return placed(line.data, MARGIN, baseline) + placed(name.data, right, baseline);
}

function besidePicture(title: string, agency: string, picture: Box | undefined): string {
  const space = (picture?.left ?? WIDTH) - 2 * MARGIN;
  const { lines, setting } = fitted(title.slice(0, MAX_TITLE_LENGTH), space);
  const step = setting.size * 1.08;
  const first = HEIGHT - MARGIN - setting.size * 0.2 - step * (lines.length - 1);
  const set = lines.map((line, index) => {
    return placed(outlined(line, setting).data, MARGIN, first + step * index);
  });
  return placed(wordmark(agency, 34, space).data, MARGIN, MARGIN + 30) + set.join('');
}

/** Sets a title in the largest size that fits on a few lines; truncated if none fits. */
function fitted(title: string, width: number): { lines: string[]; setting: Setting } {
  const settings = TITLE_SIZES.map((size): Setting => ({ size, tracking: size * -0.015 }));
  const candidates = settings.map((setting) => ({
    lines: brokenLines(title, width, setting),
    setting,
  }));
  const fits = candidates.find(
    ({ lines, setting }) =>
      lines.length <= TITLE_LINES && lines.every((line) => outlined(line, setting).width <= width),
  );
  const { lines, setting } = fits ?? (candidates.at(-1) as (typeof candidates)[number]);
  const shown = lines.slice(0, TITLE_LINES);
  if (lines.length > TITLE_LINES) shown[TITLE_LINES - 1] += '…';
  return { lines: shown.map((line) => shortened(line, width, setting)), setting };
}

/** An SVG path at a position. */
function placed(data: string, x: number, y: number): string {
  return `<path transform="translate(${x} ${y})" d="${data}"/>`;
}
