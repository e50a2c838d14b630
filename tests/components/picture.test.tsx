import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from '@/components/ui/picture';

const folders = (set = '') =>
  [...set.matchAll(/url=([^&]+)/g)].map(([, url = '']) => decodeURIComponent(url));

test('a narrow window gets the pictures for phones, in every width that is offered', () => {
  const { container } = render(
    <Picture
      mobile="slides/phone.jpg"
      desktop="slides/desk.jpg"
      alt="Ana"
      folderSwitch="wide"
      sizes="100vw"
      width={3}
      height={4}
      widths={{ from: 320, to: 828 }}
    />,
  );
  const source = container.querySelector('source');
  const image = container.querySelector('img');
  const phone = folders(source?.srcset);
  const desk = folders(image?.srcset);
  expect(source?.media).toBe('(width < 650px)');
  expect([phone.length, desk.length]).toEqual([4, 4]);
  expect(new Set(phone)).toEqual(new Set(['/storage/mobile/slides/phone.jpg']));
  expect(new Set(desk)).toEqual(new Set(['/storage/desktop/slides/desk.jpg']));
  expect(folders(image?.src)).toEqual(['/storage/desktop/slides/desk.jpg']);
});

test.each([
  ['mobile', 'slides/phone.jpg'],
  ['desktop', 'slides/desk.jpg'],
] as const)('if only the %s variant is shown, the page has no other one', (only, path) => {
  const { container } = render(
    <Picture
      mobile="slides/phone.jpg"
      desktop="slides/desk.jpg"
      only={only}
      alt="Ana"
      folderSwitch="wide"
      sizes="100vw"
      width={3}
      height={4}
      widths={{ from: 440, to: 2560 }}
    />,
  );
  expect(container.querySelector('source')).toBeNull();
  const image = container.querySelector('img');
  expect(new Set(folders(image?.srcset))).toEqual(new Set([`/storage/${only}/${path}`]));
  expect(folders(image?.src)).toEqual([`/storage/${only}/${path}`]);
});

test('each folder may have sizes of its own, for the windows that show it', () => {
  const { container } = render(
    <Picture
      mobile="a.jpg"
      desktop="a.jpg"
      alt="Ana"
      folderSwitch="roster"
      sizes={{ mobile: '50vw', desktop: '20vw' }}
      width={3}
      height={4}
      widths={{ from: 320, to: 640 }}
    />,
  );
  expect(container.querySelector('source')?.sizes).toBe('50vw');
  expect(container.querySelector('img')?.sizes).toBe('20vw');
});
