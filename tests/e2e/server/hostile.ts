import sharp from 'sharp';
import { fourPhotos } from '../../fixtures/photos.ts';
import { SLOTS } from '../application.ts';

export const MB = 1024 * 1024;

export type Fields = Record<string, string | Blob | [Blob, string]>;
export type Attack = {
  fields?: Fields;
  headers?: Record<string, string>;
  body?: BodyInit;
  path?: string;
};

export function blob(bytes: Uint8Array | string, type = 'image/jpeg'): Blob {
  return new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type });
}

/** A PNG of few bytes and 144 million pixels. */
async function pixelBomb(): Promise<Blob> {
  const side = { width: 12_000, height: 12_000, channels: 3, background: '#fff' } as const;
  return blob(await sharp({ create: side }).png({ compressionLevel: 9 }).toBuffer(), 'image/png');
}

const image = (bytes: Uint8Array | string): Fields => ({ image_2: [blob(bytes), 'perfil.jpg'] });
export const jpegStart = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0]);

/** An application that is right but for this, what it names and how. */
export const INVALID: [string, () => Fields | Promise<Fields>, string, string][] = [
  ['a text called .jpg', () => image('hello'), 'image_2', 'image-type'],
  ['an HTML page', () => image('<!doctype html><script>x</script>'), 'image_2', 'image-type'],
  ['an SVG', () => image('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image_2', 'image-type'],
  ['a PDF', () => image('%PDF-1.7\n%âãÏÓ'), 'image_2', 'image-type'],
  ['a zip', () => image('PK\x03\x04aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'), 'image_2', 'image-type'],
  ['an executable', () => image('MZ\x90\0\x03\0\0\0\x04\0\0\0'), 'image_2', 'image-type'],
  ['a HEIC', () => image('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'image_2', 'image-heic'],
  ['a GIF that is a script', () => image('GIF89a/*<script>*/=1;'), 'image_2', 'image-damaged'],
  ['the start of a JPEG alone', () => image(jpegStart), 'image_2', 'image-damaged'],
  [
    'a JPEG of zeros',
    () => image(Buffer.concat([jpegStart, Buffer.alloc(MB)])),
    'image_2',
    'image-damaged',
  ],
  [
    'a PNG signature alone',
    () => image(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
    'image_2',
    'image-type',
  ],
  [
    'a JPEG cut in half',
    async () => {
      const whole = (await fourPhotos())[0].buffer;
      return image(whole.subarray(0, whole.length / 2));
    },
    'image_2',
    'image-damaged',
  ],
  [
    'a PDF with a JPEG inside',
    async () => image(Buffer.concat([Buffer.from('%PDF-1.4\n'), (await fourPhotos())[0].buffer])),
    'image_2',
    'image-type',
  ],
  [
    'a TIFF',
    async () =>
      image(
        await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
          .tiff()
          .toBuffer(),
      ),
    'image_2',
    'image-type',
  ],
  [
    'a pixel bomb',
    async () => ({ image_2: [await pixelBomb(), 'p.png'] }),
    'image_2',
    'image-damaged',
  ],
  ['an empty file', () => image(''), 'image_2', 'required'],
  ['a text in the place of an image', () => ({ image_2: 'no file' }), 'image_2', 'required'],
  [
    'a header in the name',
    () => ({ realname: 'Ana\r\nBcc: all@example.com' }),
    'realname',
    'characters',
  ],
  [
    'a header in the e-mail',
    () => ({ email: 'ana@example.com\r\nBcc: all@example.com' }),
    'email',
    'characters',
  ],
  ['two addresses', () => ({ email: 'ana@example.com,all@example.com' }), 'email', 'email'],
  ['a null byte', () => ({ father: 'Ana\0' }), 'father', 'characters'],
  ['a name without end', () => ({ realname: 'a'.repeat(5_000) }), 'realname', 'long'],
  ['a height nobody has', () => ({ height: '999' }), 'height', 'choice'],
  ['a color nobody has', () => ({ hair: '__proto__' }), 'hair', 'choice'],
  ['a country that is a path', () => ({ country: '../../admin' }), 'country', 'choice'],
  ['a city of another country', () => ({ basedin: '3100' }), 'basedin', 'choice'],
  ['a skin tone that is none', () => ({ skin_tone: '1' }), 'skin_tone', 'choice'],
  ['only blanks', () => ({ realname: ' \u00a0 ' }), 'realname', 'required'],
];

const multipart = (text: string) => ({
  headers: { 'content-type': 'multipart/form-data; boundary=x' },
  body: text.replaceAll('\n', '\r\n'),
});
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`field_${at}`, 'x']));
const part = (name: string) => `--x\nContent-Disposition: form-data; name="${name}"\n\nx\n`;

/** A post that is refused as a whole, and with which status. */
export const OTHERS: [string, number, (site: string) => Attack][] = [
  ['an image of 11 MB', 413, () => ({ fields: image(Buffer.alloc(11 * MB, 1)) })],
  [
    'four images of 11 MB',
    413,
    () => ({
      fields: Object.fromEntries(SLOTS.map((slot) => [slot, blob(Buffer.alloc(11 * MB, 1))])),
    }),
  ],
  ['60 MB', 413, () => ({ fields: image(Buffer.alloc(60 * MB, 1)) })],
  ['200 fields', 413, () => ({ fields: many(200) })],
  ['five images', 413, () => ({ fields: { image_5: blob('x') } })],
  [
    'an image under another name',
    400,
    () => ({
      ...multipart(
        '--x\nContent-Disposition: form-data; name="shell"; filename="../../x.php"\n\nx\n--x--\n',
      ),
    }),
  ],
  ['the same field twice', 400, () => multipart(`${part('email')}${part('email')}--x--\n`)],
  ['no boundary', 400, () => ({ headers: { 'content-type': 'multipart/form-data' }, body: 'x' })],
  ['a body that stops', 400, () => multipart('--x\nContent-Disposition: form-data; name="a"\n\nx')],
  ['a part without headers', 400, () => multipart('--x\n\nx\n--x--\n')],
  [
    'an empty body',
    400,
    () => ({ headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '' }),
  ],
  ['JSON', 415, () => ({ headers: { 'content-type': 'application/json' }, body: '{}' })],
  ['a packed body', 415, () => ({ headers: { 'content-encoding': 'gzip' } })],
  ['another origin', 403, () => ({ headers: { origin: 'https://evil.example' } })],
  ['an origin that begins alike', 403, (site) => ({ headers: { origin: `${site}.evil.example` } })],
  ['a sandboxed page', 403, () => ({ headers: { origin: 'null' } })],
  [
    'another site, by the browser’s word',
    403,
    () => ({ headers: { 'sec-fetch-site': 'cross-site' } }),
  ],
  ['a sister site', 403, () => ({ headers: { 'sec-fetch-site': 'same-site' } })],
  ['the field that nobody sees', 422, () => ({ fields: { website: 'https://spam.example' } })],
  ['a form filled in at once', 422, () => ({ fields: { filling_ms: '20' } })],
  ['a time that is no number', 422, () => ({ fields: { filling_ms: 'soon' } })],
  [
    'a message of 100 KB',
    413,
    () => ({
      path: '/api/contact',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'x'.repeat(100_000) }),
    }),
  ],
  [
    'a message that is no JSON',
    400,
    () => ({
      path: '/api/contact',
      headers: { 'content-type': 'application/json' },
      body: '{"name":',
    }),
  ],
  [
    'a message with a header in its subject',
    422,
    () => ({
      path: '/api/contact',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ name: 'Zoë', email: 'zoe@example.com', message: 'x', filling_ms: '9000' },
        subject: 'Olá\nBcc: all@example.com',
      }),
    }),
  ],
  [
    'a message of numbers and lists',
    422,
    () => ({
      path: '/api/contact',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 1, email: ['x'], subject: {}, message: null, filling_ms: 9000 }),
    }),
  ],
];
