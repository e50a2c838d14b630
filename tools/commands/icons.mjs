import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { ROOT } from './step.mjs';

/** Draws every icon of `public/` from the mark; to be run when the mark has changed. */
const GROUND = '#f7f5f2';
const INK = '#141311';

/** The mark of `public/assets/icon.svg`, in a square of 64. */
const MARK = 'M8 12h20v2h-6.6l13.2 34L46.8 14H41v-2h15v2h-6.6L33.6 54h-2L15.4 14H8z';

/**
 * @param {number} size in pixels
 * @param {{ scale?: number, radius?: number }} [shape] the mark's part of the square, and its corners
 */
function draw(size, { scale = 1, radius = 0 } = {}) {
  const move = 32 - 32 * scale;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}">
    <rect width="64" height="64" rx="${radius}" fill="${GROUND}"/>
    <path d="${MARK}" fill="${INK}" transform="translate(${move} ${move}) scale(${scale})"/></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

/**
 * An .ico file of PNG pictures.
 * @param {{ size: number, png: Buffer }[]} pictures
 */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [place, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * place;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/** @param {string} name @param {Buffer} content */
const write = (name, content) => writeFile(path.join(ROOT, 'public', name), content);

const small = [16, 32, 48].map(async (size) => ({ size, png: await draw(size, { radius: 6 }) }));
await write('favicon.ico', ico(await Promise.all(small)));
await write('icon-192.png', await draw(192, { radius: 6 }));
await write('icon-512.png', await draw(512, { radius: 6 }));
await write('apple-icon.png', await draw(180));
// Maskable icons: the safe zone is a circle of four fifths.
await write('icon-maskable.png', await draw(512, { scale: 0.7 }));

// The fallback of preview pictures: the mark on paper.
const card = sharp({ create: { width: 1200, height: 630, channels: 3, background: GROUND } });
const mark = { input: await draw(400), left: 400, top: 115 };
await write('assets/preview.jpg', await card.composite([mark]).jpeg({ quality: 90 }).toBuffer());
