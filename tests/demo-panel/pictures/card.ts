import sharp, { type Sharp } from 'sharp';
import { escapeHtml } from '../page.ts';
import type { Talent } from '../seed/talent.ts';
import type { Size } from './backdrop.ts';
import { develop, toUncompressed } from './develop.ts';
import { shotOf } from './shots.ts';

const PAPER = '#f7f5f2';
const INK = '#171412';

/** Fractions of the card's width and height. */
type Frame = { x: number; y: number; width: number; height: number };

const LARGE: Frame = { x: 0, y: 0, width: 0.5, height: 1 };
const SMALL: Frame[] = [0, 1, 2].map((place) => ({
  x: 0.53 + place * 0.1513,
  y: 0.04,
  width: 0.1413,
  height: 0.3,
}));
const WIDE_SMALL: Frame[] = [
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
  const words = talent.name.split(' ');
  const half = Math.ceil(words.length / 2);
  const lines =
    words.length < 3
      ? [talent.name]
      : [words.slice(0, half), words.slice(half)].map((part) => part.join(' '));
  const longest = Math.max(...lines.map((line) => line.length));
  const size = Math.min(width * 0.046, (room / longest) * 1.9);
  const left = width * 0.53;
  const name = lines.map((line, place) => {
    const y = height * 0.68 + place * size * 1.12;
    return `<text x="${left}" y="${y}" font-size="${size}" font-family="Liberation Serif, Georgia, serif">${escapeHtml(line)}</text>`;
  });
  const line = measuresLine(talent);
  const small = Math.min(width * 0.0125, (room / Math.max(line.length, 1)) * 1.9);
  const sans = 'font-family="Liberation Sans, Helvetica, sans-serif"';
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${INK}">
${name.join('')}<path d="M${left} ${height * 0.87}h${room}" stroke="${INK}" stroke-width="1"/>
<text x="${left}" y="${height * 0.915}" font-size="${small}" ${sans}>${escapeHtml(line)}</text>
<text x="${left}" y="${height * 0.955}" font-size="${width * 0.0105}" letter-spacing="3" ${sans}>VITRINE</text></svg>`);
}

/** A composite: the card that an agency hands out, one large picture and three small ones. */
export async function drawCard(talent: Talent, name: string, size: Size): Promise<Sharp> {
  const odd = /[13579]$/.test(name);
  const frames = [LARGE, ...(odd ? SMALL : WIDE_SMALL)];
  const pictures = await Promise.all(
    frames.map(async ({ x, y, width, height }, place) => {
      const frame = {
        width: Math.round(width * size.width),
        height: Math.round(height * size.height),
      };
      const landscape = frame.width > frame.height * 1.1;
      const input = await toUncompressed(
        await develop(shotOf(talent, `${name}-${place}`, landscape), frame),
      );
      return { input, left: Math.round(x * size.width), top: Math.round(y * size.height) };
    }),
  );
  const card = sharp({ create: { ...size, channels: 3, background: PAPER } });
  const layers = [...pictures, { input: lettering(talent, size) }];
  return card.composite(layers);
}
