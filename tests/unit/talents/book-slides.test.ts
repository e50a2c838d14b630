import { describe, expect, it } from 'vitest';
import { bookSlides, isLandscape, isSized, shownPhotos } from '@/lib/talents/book-slides';
import fc from '../../fixtures/fast-check.ts';

const SIZES = { P: [900, 1200], L: [3, 2], S: [1, 1] } as const;

/** A photo per letter: portrait, landscape, square; each is named after its index. */
const bookOf = (letters: string) =>
  [...letters].map((letter, place) => {
    const [width, height] = SIZES[letter as keyof typeof SIZES];
    return { file: `${place}${letter}`, width, height };
  });

const shown = (letters: string) =>
  bookSlides(bookOf(letters)).map((slide) => slide.map(({ file }) => file).join('+'));

describe('the slides of a book', () => {
  it.each([
    ['', []],
    ['P', ['0P']],
    ['L', ['0L']],
    ['PP', ['0P+1P']],
    ['PPP', ['0P+1P', '2P']],
    ['LL', ['0L', '1L']],
    ['PLP', ['0P+2P', '1L']],
    ['PLLP', ['0P+3P', '1L', '2L']],
    ['LPLPP', ['0L', '1P+3P', '2L', '4P']],
    ['PL', ['0P', '1L']],
    ['SP', ['0S+1P']],
    ['PPLPLPP', ['0P+1P', '2L', '3P+5P', '4L', '6P']],
  ])('of %s', (letters, slides) => {
    expect(shown(letters)).toEqual(slides);
  });

  it('contain every photo once; only the last portrait may be alone', () => {
    const letters = fc.string({ unit: fc.constantFrom('P', 'L', 'S'), maxLength: 30 });
    fc.assert(
      fc.property(letters, (text) => {
        const book = bookOf(text);
        const slides = bookSlides(book);
        expect(new Set(slides.flat())).toEqual(new Set(book));
        expect(slides.flat()).toHaveLength(book.length);
        const alone = slides.filter(([first]) => first && !isLandscape(first));
        expect(alone.filter((slide) => slide.length === 1).length).toBeLessThan(2);
        for (const slide of slides) {
          expect(slide.length).toBeLessThan(3);
          if (slide.length === 2) expect(slide.some(isLandscape)).toBe(false);
        }
      }),
    );
  });
});

describe('the photos of a profile', () => {
  const orderOf = (letters: string, cover: string | null) =>
    shownPhotos({ book: bookOf(letters), cover }).map(({ file }) => file);

  it.each<[string, string, string | null, string[]]>([
    ['a portrait leads: the book as its slides show it', 'PLP', 'cover', ['0P', '2P', '1L']],
    ['a landscape leads: the cover before it', 'LPP', 'cover', ['cover', '1P', '0L', '2P']],
    ['the cover is in the book: it is moved, not repeated', 'LPP', '2P', ['2P', '1P', '0L']],
    ['no cover: the first portrait', 'LLP', null, ['2P', '0L', '1L']],
    ['the cover is a landscape of the book', 'LPL', '2L', ['1P', '0L', '2L']],
    ['no portrait anywhere', 'LL', null, ['0L', '1L']],
    ['one landscape', 'L', 'cover', ['cover', '0L']],
    ['none, with a cover, which is shown in another way', '', 'cover', []],
  ])('%s', (_case, letters, cover, order) => {
    expect(orderOf(letters, cover)).toEqual(order);
  });

  it('have a size, except for the cover, which the panel does not measure', () => {
    const sized = shownPhotos({ book: bookOf('LS'), cover: 'cover' }).map(isSized);
    expect(sized).toEqual([false, true, true]);
  });
});
