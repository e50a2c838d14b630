import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { Picture } from '@/components/ui/picture';

const folders = (set = '') =>
  [...set.matchAll(/url=([^&]+)/g)].map(([, url = '']) => decodeURIComponent(url));

function show(more: Partial<ComponentProps<typeof Picture>>) {
  const { container } = render(
    <Picture
      file="slides/desk.jpg"
      mobile="slides/phone.jpg"
      alt="Ana"
      sizes="100vw"
      width={3}
      height={4}
      widths={{ from: 320, to: 828 }}
      {...more}
    />,
  );
  return [container.querySelector('source'), container.querySelector('img')] as const;
}

test('a narrow window gets the pictures for phones, in every width that is offered', () => {
  const [source, image] = show({});
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
  const [source, image] = show({ only });
  expect(source).toBeNull();
  expect(new Set(folders(image?.srcset))).toEqual(new Set([`/storage/${only}/${path}`]));
  expect(folders(image?.src)).toEqual([`/storage/${only}/${path}`]);
});

test('each folder may have sizes of its own, for the windows that show it', () => {
  const sizes = { mobile: '50vw', desktop: '20vw' };
  expect(show({ folderSwitch: 'roster', sizes }).map((one) => one?.sizes)).toEqual([
    '50vw',
    '20vw',
  ]);
});
