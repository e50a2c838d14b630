import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Panel, startPanel } from '../../demo-panel/start.ts';
import { type Fields, fileOf, formOf, smallApplication } from '../../fixtures/application.ts';
import { type FormHandlers, freshFormHandlers } from '../../fixtures/form-handlers.ts';

let panel: Panel;
let handlers: FormHandlers;
let whole: Fields;

beforeAll(async () => {
  panel = await startPanel({ talents: 1, pictures: 'plain' });
  handlers = await freshFormHandlers(panel.url);
  whole = await smallApplication();
});
afterAll(() => panel.close());

const bytes = (text: string) => Buffer.from(text, 'latin1');
const JPEG_START = bytes('\xff\xd8\xff\xe0\0\x10JFIF\0');
const zeros = () => Buffer.concat([JPEG_START, Buffer.alloc(1_000_000)]);
const drawn = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#c00' } });
const tiff = () => drawn(9).tiff().toBuffer();
const halved = async () => {
  const jpeg = await drawn(600).jpeg().toBuffer();
  return jpeg.subarray(0, jpeg.length / 2);
};
const inPdf = async () => Buffer.concat([bytes('%PDF-1.4\n'), await drawn(9).jpeg().toBuffer()]);
/** A few bytes that declare 144 million pixels. */
const bomb = () =>
  sharp(Buffer.alloc(12_000 * 12_000), { raw: { width: 12_000, height: 12_000, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();

type Content = Buffer | (() => Buffer | Promise<Buffer>);

it.each<[string, Content, string]>([
  ['a text called .jpg', bytes('hello'), 'image-type'],
  ['an HTML page', bytes('<!doctype html><script>x</script>'), 'image-type'],
  ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image-type'],
  ['a PDF', bytes('%PDF-1.7\n'), 'image-type'],
  ['a PDF with a JPEG inside', inPdf, 'image-type'],
  ['a zip', bytes(`PK\x03\x04${'a'.repeat(30)}`), 'image-type'],
  ['an executable', bytes('MZ\x90\0\x03\0\0\0\x04\0\0\0'), 'image-type'],
  ['a TIFF', tiff, 'image-type'],
  ['a PNG signature alone', bytes('\x89PNG\r\n\x1a\n'), 'image-damaged'],
  ['a HEIC', bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'image-heic'],
  ['a GIF that is a script', bytes('GIF89a/*<script>*/=1;'), 'image-damaged'],
  ['the start of a JPEG alone', JPEG_START, 'image-damaged'],
  ['a JPEG of zeros', zeros, 'image-damaged'],
  ['a JPEG cut in half', halved, 'image-damaged'],
  ['a pixel bomb', bomb, 'image-pixels'],
  ['a picture of 1 × 1', () => drawn(1).png().toBuffer(), 'image-small'],
  ['an empty file', bytes(''), 'required'],
])('an application is refused for %s as a photo', async (_name, content, fault) => {
  const file = content instanceof Function ? await content() : content;
  await expectRefused({ image_2: [fileOf(file), 'perfil.jpg'] }, { image_2: fault });
});

it.each<[string, Fields, Record<string, string>]>([
  ['a text instead of a photo', { image_2: 'no file' }, { image_2: 'required' }],
  ['a header in the e-mail', { email: 'a@b.example\r\nBcc: c@d' }, { email: 'email' }],
  ['two addresses', { email: 'ana@example.com,all@example.com' }, { email: 'email' }],
  ['null bytes', { realname: '\0\0' }, { realname: 'required' }],
  ['an endless name', { realname: 'a'.repeat(5_000) }, { realname: 'long' }],
  ['only blanks', { realname: ' \u00a0 ' }, { realname: 'required' }],
  ['an impossible height', { height: '999' }, { height: 'choice' }],
  ['an unknown color', { hair: '__proto__' }, { hair: 'choice' }],
  ['a country that is a path', { country: '../../x' }, { country: 'choice', basedin: 'choice' }],
  ['a city of another country', { basedin: '3100' }, { basedin: 'choice' }],
  ['a blank city where it is typed', { country: '56', basedin: ' ' }, { basedin: 'required' }],
  ['an endless city', { country: '56', basedin: 'a'.repeat(121) }, { basedin: 'long' }],
  ['a typed city of another country', { basedin: 'Praia' }, { basedin: 'choice' }],
  ['an unknown skin tone', { skin_tone: '1' }, { skin_tone: 'choice' }],
])('an application is refused for %s', async (_name, fields, faults) => {
  await expectRefused(fields, faults);
});

async function expectRefused(fields: Fields, faults: Record<string, string>): Promise<void> {
  const answer = await handlers.post('get-scouted', { body: formOf({ ...whole, ...fields }) });
  expect(answer.status).toBe(422);
  const message = expect.stringMatching(/^Não foi enviado/);
  expect(await answer.json()).toEqual({ error: 'invalid', message, fields: faults });
  expect(panel.entries()).toEqual([]);
}
