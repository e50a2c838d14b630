import sharp, { type Sharp } from 'sharp';
import { escapeHtml } from '../page.ts';
import type { Talent } from '../seed/talent.ts';
import { develop, type Size } from './photo.ts';
import { photoOf } from './shots.ts';

const PAPER = '#f7f5f2';
const INK = '#171412';

/** Fractions of the card's width and height: a large picture and three small ones. */
const FRAMES = [
  { x: 0, y: 0, width: 0.5, height: 1 },
  { x: 0.53, y: 0.04, width: 0.2118, height: 0.42 },
  { x: 0.7518, y: 0.04, width: 0.2118, height: 0.2 },
  { x: 0.7518, y: 0.26, width: 0.2118, height: 0.2 },
];

function measuresLine(talent: Talent): string {
  const labels = [
    ['altura', talent.height],
    [talent.gender === 'man' ? 'tórax' : 'busto', talent.bust],
    ['cintura', talent.waist],
    ['quadril', talent.hips],
    ['sapatos', talent.shoes],
  ] as const;
  return labels
    .map(([label, value]) => [label, Number.parseFloat(String(value))] as const)
    .filter(([, value]) => Number.isFinite(value))
    .map(([label, value]) => `${label} ${value}`)
    .join('   ·   ');
}

function lettering(talent: Talent, { width, height }: Size): Buffer {
  const room = width * 0.43;
  const fitting = (text: string, most: number) =>
    Math.min(width * most, (room / Math.max(text.length, 1)) * 1.9);
  const left = width * 0.53;
  const line = measuresLine(talent);
  const sans = 'font-family="Liberation Sans, Helvetica, sans-serif"';
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${INK}">
<text x="${left}" y="${height * 0.72}" font-size="${fitting(talent.name, 0.046)}" font-family="Liberation Serif, Georgia, serif">${escapeHtml(talent.name)}</text>
<path d="M${left} ${height * 0.87}h${room}" stroke="${INK}" stroke-width="1"/>
<text x="${left}" y="${height * 0.915}" font-size="${fitting(line, 0.0125)}" ${sans}>${escapeHtml(line)}</text>
<text x="${left}" y="${height * 0.955}" font-size="${width * 0.0105}" letter-spacing="3" ${sans}>VITRINE</text></svg>`);
}

/** A composite: the card that an agency hands out. */
export async function makeCard(talent: Talent, name: string, size: Size): Promise<Sharp> {
  const pictures = await Promise.all(
    FRAMES.map(async ({ x, y, width, height }, place) => {
      const frame = {
        width: Math.round(width * size.width),
        height: Math.round(height * size.height),
      };
      const photo = await develop(photoOf(talent, `${name}-${place}`, frame), frame);
      const { data, info } = await photo.raw().toBuffer({ resolveWithObject: true });
      const left = Math.round(x * size.width);
      return { input: data, raw: info, left, top: Math.round(y * size.height) };
    }),
  );
  return sharp({ create: { ...size, channels: 3, background: PAPER } }).composite([
    ...pictures,
    { input: lettering(talent, size) },
  ]);
}
