import { expect, test } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { IMAGE_TYPES, imageFault, imageType, shortFileName } from '@/lib/scouting/image-rules';
import { IMAGE_BYTES, MIN_SIDE_PX } from '@/lib/scouting/limits';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

test.each([
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['GIF89a', 'image/gif'],
  ['GIF87a', 'image/gif'],
  ['GIF88a', null],
  ['RIFF\x24\0\0\0WEBPVP8 ', null],
  ['\0\0\0\x1cftypavif', null],
  ['BM', null],
  ['%PDF-1.7', null],
  ['', null],
])('%j has the signature of %s', (start, type) => {
  expect(imageType(bytes(start))).toBe(type);
});

test('a file input offers the accepted types', () => {
  const taken = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'GIF89a'].map((start) =>
    imageType(bytes(start)),
  );
  expect(IMAGE_TYPES.split(',').sort()).toEqual(taken.sort());
});

test.each([
  ['\xff\xd8\xff\xe0', IMAGE_BYTES, null],
  ['\xff\xd8\xff\xe0', IMAGE_BYTES + 1, 'image-size'],
  ['\0\0\0\x18ftypheic', 100, 'image-heic'],
  ['\0\0\0\x18ftypmif1', 100, 'image-heic'],
  ['\0\0\0\x18ftypmp42', 100, 'image-type'],
  ['\0\0\0\x18.ftypheic', 100, 'image-type'],
  ['\0\0\0\x18ftyphevx', 100, 'image-heic'],
  ['\0\0\0\x18ftypmsf1', 100, 'image-heic'],
  ['', 0, 'required'],
])('%j of %i bytes: %s', (start, size, fault) => {
  expect(imageFault(bytes(start), size)).toBe(fault);
});

test.each([
  ['foto.jpg', 'foto.jpg'],
  ['1234567890', '1234567890'],
  ['foto-1.jpeg', 'foto-1.jpe….jpeg'],
  ['IMG_20261120_0001.JPG', 'IMG_202611….JPG'],
  ['um.nome.com.pontos.png', 'um.nome.co….png'],
  ['sem-extensao-nenhuma', 'sem-extens…'],
  ['.escondida-sem-extensao', '.escondida…'],
])('%s is shown as %s', (name, shown) => {
  expect(shortFileName(name)).toBe(shown);
});

test.each(LOCALES)('the hint of the photos states the limits in %s', (locale) => {
  const { photosHint } = messagesOf(locale).scouting;
  expect(photosHint).toContain(`${IMAGE_BYTES / 1024 / 1024} MB`);
  expect(photosHint).toContain(`${MIN_SIDE_PX} p`);
});
