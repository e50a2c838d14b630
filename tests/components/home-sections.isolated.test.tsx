import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Hero } from '@/components/home/hero';
import { FollowUs } from '@/components/home/home-screen';
import { SlideMedia } from '@/components/home/slide-media';
import { Work } from '@/components/home/work';
import type { Slide } from '@/lib/panel/content';
import { markupOf } from '../fixtures/server-markup.ts';

vi.mock('next-intl/server', async () => (await import('../fixtures/server-markup.ts')).portuguese);
vi.mock('@/lib/panel/social-medias', () => ({ readSocialMediasIfAny: async () => [] }));
vi.mock('@/lib/config/environment', async (load) => {
  const real = await load<typeof import('@/lib/config/environment')>();
  return { ...real, env: () => ({ ...real.env(), SOCIAL_FEED_URL: 'https://feed.test/vitrine' }) };
});

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function show(element: React.ReactNode) {
  document.body.innerHTML = await markupOf(element);
}

const slide = (id: number, description: string | null = null): Slide => {
  return { id, mobile: `phone-${id}.jpg`, desktop: `wide-${id}.jpg`, description };
};

it('the feed of another site is announced with the name of that site', async () => {
  await show(<FollowUs />);
  expect(screen.getByText('As publicações vêm de feed.test.')).toBeDefined();
});

describe('the banners', () => {
  const banners = [slide(1), slide(2), slide(3)];

  it.each([
    ['first', 'high'],
    ['soon', null],
  ] as const)(
    'load the first picture eagerly (load: %s) and the others lazily',
    async (load, priority) => {
      await show(<Hero slides={banners} load={load} />);
      const loading = screen
        .getAllByRole('img')
        .map((image) => [image.getAttribute('fetchpriority'), image.getAttribute('loading')]);
      expect(loading).toEqual([
        [priority, 'eager'],
        [null, 'lazy'],
        [null, 'lazy'],
      ]);
    },
  );
});

describe('the alternative text of a slide', () => {
  it.each([
    ['is its description', 'Desfile em Paris', 'Desfile em Paris'],
    ['is its description even where that ends with a number', 'Verão 2026', 'Verão 2026'],
    ['is its place where the description is only the number of a row', '2', 'Trabalhos, foto 1'],
    ['is its place where there is no description', null, 'Trabalhos, foto 1'],
  ])('%s', async (_what, description, alt) => {
    await show(
      <SlideMedia
        slide={slide(1, description)}
        {...{ name: 'Trabalhos, foto 1', sizes: '100vw', width: 16, height: 9 }}
      />,
    );
    expect(screen.getByRole('img').getAttribute('alt')).toBe(alt);
  });
});

describe('the work of the agency', () => {
  const rows = () =>
    screen.getAllByRole('region').map((row) => {
      return [row.getAttribute('aria-label'), within(row).getAllByRole('img').length];
    });

  it('has one row with all slides, and a row for each number that describes slides', async () => {
    await show(
      <Work slides={[slide(1, '1'), slide(2, '3'), slide(3, '3'), slide(4)]} pauseButton />,
    );
    expect(rows()).toEqual([
      ['Trabalhos', 4],
      ['Trabalhos, parte 1 de 2', 1],
      ['Trabalhos, parte 2 de 2', 2],
    ]);
  });

  it.each(['Linha 1', 'Campanha de verão', null, '01', '4'])(
    'has one row of all slides where none has the number of a row, but %j',
    async (description) => {
      await show(<Work slides={[slide(1, description), slide(2, description)]} pauseButton />);
      expect(rows()).toEqual([
        ['Trabalhos', 2],
        ['Trabalhos, parte 1 de 1', 2],
      ]);
    },
  );

  it('has no button to pause a single picture', async () => {
    await show(<Work slides={[slide(1)]} pauseButton />);
    expect(rows().map(([, pictures]) => pictures)).toEqual([1, 1]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has a button to pause a single video', async () => {
    await show(
      <Work slides={[{ ...slide(1), mobile: 'phone.mp4', desktop: 'wide.mp4' }]} pauseButton />,
    );
    // One of them for each width of the window.
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });

  it.each([
    [
      'has it in its row on a phone and in the first that moves, without banners',
      true,
      [1, 0, 1, 0],
    ],
    ['has none if the banners have it', false, [0, 0, 0, 0]],
  ])('%s', async (_what, pauseButton, counts) => {
    const slides = ['1', '2', '2', '3', '3'].map((row, index) => slide(index + 1, row));
    await show(<Work slides={slides} pauseButton={pauseButton} />);
    const pauses = screen
      .getAllByRole('region')
      .map((row) => within(row).queryAllByRole('button', { name: 'Pausar' }).length);
    expect(pauses).toEqual(counts);
  });
});
