import type { Talent } from '../seed/talent.ts';
import { INK } from './colors.ts';
import { DISPLAY, outlined, TEXT, widthOf } from './lettering.ts';
import { photoOf } from './photo.ts';
import type { Size } from './scene.ts';

const PAPER = '#f7f5f2';

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

function lettering(talent: Talent, { width, height }: Size): string {
  const x = width * 0.53;
  const room = width * 0.43;
  const fitting = (text: string, font: typeof TEXT, most: number) =>
    Math.min(width * most, room / Math.max(widthOf(text, font), 1));
  const line = measuresLine(talent);
  const nameSize = fitting(talent.name, DISPLAY, 0.052);
  const lineSize = fitting(line, TEXT, 0.0135);
  const small = width * 0.0105;
  return [
    outlined({ text: talent.name, font: DISPLAY, x, y: height * 0.72, size: nameSize }),
    outlined({ text: line, font: TEXT, x, y: height * 0.915, size: lineSize }),
    outlined({ text: 'VITRINE', font: DISPLAY, x, y: height * 0.955, size: small, tracking: 3 }),
    `<path d="M${x} ${height * 0.87}h${room}v1h${-room}z"/>`,
  ].join('');
}

/** A composite: the card that an agency hands out, as an SVG. */
export function cardOf(talent: Talent, name: string, size: Size): string {
  const { width, height } = size;
  const photos = FRAMES.map((frame, place) => {
    const part = {
      width: Math.round(frame.width * width),
      height: Math.round(frame.height * height),
    };
    const at = `x="${Math.round(frame.x * width)}" y="${Math.round(frame.y * height)}"`;
    return photoOf(talent, `${name}-${place}`, part).replace('<svg', `<svg ${at}`);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${INK}">
<rect width="100%" height="100%" fill="${PAPER}"/>${photos.join('')}${lettering(talent, size)}</svg>`;
}
