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

/** A few bytes that declare 144 million pixels. */
const bomb = () =>
  sharp(Buffer.alloc(12_000 * 12_000), { raw: { width: 12_000, height: 12_000, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();

it.each<[string, () => Buffer | Promise<Buffer>, string]>([
  ['an HTML page', () => Buffer.from('<!doctype html><script>x</script>'), 'image-type'],
  ['a GIF that is a script', () => Buffer.from('GIF89a/*<script>*/=1;'), 'image-damaged'],
  ['a pixel bomb', bomb, 'image-pixels'],
  ['an empty file', () => Buffer.from(''), 'required'],
])('an application is refused for %s as a photo', async (_name, content, fault) => {
  await expectRefused({ image_2: [fileOf(await content()), 'perfil.jpg'] }, { image_2: fault });
});

it.each<[string, Fields, Record<string, string>]>([
  ['a text instead of a photo', { image_2: 'no file' }, { image_2: 'required' }],
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
  // No service is asked about an invented country.
  expect(panel.log.filter(({ path }) => path.includes('..'))).toEqual([]);
}
