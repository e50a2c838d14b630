import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { drawnOnce } from '../../../tests/fixtures/large-pictures.ts';

const MB = 1024 * 1024;

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** 30,000 × 30,000 gray pixels in some hundred KB. */
function wideGray(): Buffer {
  const side = 30_000;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.writeUInt8(1, 8);
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(rows, { level: 1 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * 7,900 × 7,900 pixels, progressive, which a decoder buffers whole before it outputs the first one.
 */
function progressiveJpeg(): Promise<Buffer> {
  const create = { width: 7_900, height: 7_900, channels: 3, background: '#b0142d' } as const;
  return drawnOnce('62.jpg', () => sharp({ create }).jpeg({ progressive: true }).toBuffer());
}

/** Malicious pictures, by kind. */
export async function hostileImages(): Promise<Readonly<Record<string, Buffer>>> {
  const jpeg = await progressiveJpeg();
  const zeros = Buffer.alloc(10 * MB - 1);
  Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF\0', 'latin1').copy(zeros);
  const screen = Buffer.from('GIF89a\xff\xff\xff\xff\x80\0\0\0\0\0\0\0\0;', 'latin1');
  return {
    'a progressive JPEG of 62 megapixels': jpeg,
    'a PNG of 900 megapixels': wideGray(),
    'ten megabytes of nothing': zeros,
    'half a JPEG': jpeg.subarray(0, jpeg.length / 2),
    'a GIF of 65,535 × 65,535': screen,
    'a drawing with a script': Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    ),
  };
}
