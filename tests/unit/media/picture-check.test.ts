import { expect, test } from 'vitest';
import widths from '@/lib/media/image-widths.json';
import { pictureUrl } from '@/lib/media/pictures';
import { isPictureUrl, storagePath } from '@/lib/media/storage-path';
import fc from '../../fixtures/fast-check.ts';

const check = (target: string) => isPictureUrl(new URL(target, 'http://127.0.0.1:3000'));
const PATH = "talents/12/Ana O’Neil (1)'s & co é.jpg";

test('accepts every picture address that the site writes', () => {
  expect(check(pictureUrl('desktop', PATH, 640))).toBe(true);
  const paths = fc
    .string({ unit: 'grapheme', maxLength: 60 })
    .map((text) => storagePath.safeParse(text));
  fc.assert(
    fc.property(
      paths,
      fc.constantFrom('desktop', 'mobile'),
      fc.constantFrom(...widths),
      fc.constantFrom('file', 'portrait'),
      (path, folder, width, source) => {
        fc.pre(path.success);
        expect(check(pictureUrl(folder, path.data ?? '', width, source))).toBe(true);
      },
    ),
  );
});

const image = (url: string, rest = '&w=640&q=75') =>
  `/_next/image?url=${encodeURIComponent(url)}${rest}`;

test('the cases below differ from an accepted one', () => {
  expect(check(image('/storage/desktop/p.jpg'))).toBe(true);
  expect(check(image('/storage/mobile/p.jpg', '&w=640&q=65'))).toBe(true);
});

test.each([
  image('/storage/desktop/p.jpg#1'),
  image('/storage/desktop/p.jpg?x=1'),
  image('/storage/desktop/./p.jpg'),
  image('/storage/desktop/a/../p.jpg'),
  image('/storage/desktop//p.jpg'),
  image('/storage/desktop/%70.jpg'),
  image('/storage/desktop/a%2Fp.jpg'),
  image('/storage/desktop/p.jpg '),
  image(' /storage/desktop/p.jpg'),
  image('/storage/desktop/p.jpg%20'),
  image('/storage/desktop/%ff.jpg'),
  image('/storage/tablet/p.jpg'),
  image('/storage/portraits/p.jpg'),
  image('/storage/portraits/portraits/desktop/p.jpg'),
  image('/storage/portraits//desktop/p.jpg'),
  image('/storage/desktop/'),
  image('/STORAGE/desktop/p.jpg'),
  image('http://127.0.0.1:3000/storage/desktop/p.jpg'),
  image('//evil.example/storage/desktop/p.jpg'),
  image('/assets/icon.svg'),
  image('/storage/desktop/p.jpg', '&w=641&q=75'),
  image('/storage/desktop/p.jpg', '&w=0640&q=75'),
  image('/storage/desktop/p.jpg', '&w=640.0&q=75'),
  image('/storage/desktop/p.jpg', '&w=640&q=76'),
  image('/storage/desktop/p.jpg', '&w=640&q=65'),
  image('/storage/mobile/p.jpg', '&w=640&q=75'),
  image('/storage/desktop/p.jpg', '&w=640&q=075'),
  image('/storage/desktop/p.jpg', '&w=640'),
  image('/storage/desktop/p.jpg', '&q=75'),
  image('/storage/desktop/p.jpg', '&q=75&w=640'),
  image('/storage/desktop/p.jpg', '&w=640&q=75&x=1'),
  image('/storage/desktop/p.jpg', '&w=640&w=640&q=75'),
  '/_next/image?url=/storage/desktop/p.jpg&w=640&q=75',
  '/_next/image?url=%2fstorage%2Fdesktop%2Fp.jpg&w=640&q=75',
  '/_next/image',
])('%s is rejected', (target) => {
  expect(check(target)).toBe(false);
});
