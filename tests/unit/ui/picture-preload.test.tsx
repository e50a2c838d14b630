import { expect, it } from 'vitest';
import { Picture } from '@/components/ui/picture';
import { markupOf } from '../../fixtures/server-markup.ts';

const preloads = async (load: 'first' | 'soon' | undefined) => {
  const html = await markupOf(
    <Picture
      mobile="phone.jpg"
      desktop="wide.jpg"
      alt=""
      folderSwitch="wide"
      sizes="100vw"
      width={3}
      height={4}
      widths={{ from: 440, to: 1080 }}
      load={load}
    />,
  );
  return Array.from(
    html.matchAll(/<link rel="preload"[^>]* media="([^"]*)"/g),
    ([, media]) => media,
  );
};

it('the main picture of a page is preloaded, for each window in its own variant', async () => {
  expect(await preloads('first')).toEqual(['(width &lt; 650px)', '(width &gt;= 650px)']);
});

it.each(['soon', undefined] as const)('no other picture is preloaded: %s', async (load) => {
  expect(await preloads(load)).toEqual([]);
});
