import { getLocale, getTranslations } from 'next-intl/server';
import { Carousel } from '@/components/ui/carousel';
import { DENSE, SLIDER_AUTOPLAY_MS } from '@/lib/config/constants';
import { messagesOf } from '@/lib/i18n/messages';
import type { Slide } from '@/lib/panel/content';
import { hasVideo, moves, SlideMedia } from './slide-media';

const SPEED_MS = 600;

/** The rows of a wide window, by the description of their slides. */
const ROWS = ['1', '2', '3'];

/** The three cells of the composition, a large one above two staggered ones, and the width of each. */
const CELLS = {
  large: { area: '[grid-area:2/1/3/9]', size: '67vw' },
  small: { area: '[grid-area:3/1/4/5] self-end', size: '34vw' },
  medium: { area: '[grid-area:3/6/4/-1]', size: '50vw' },
} as const;
type Place = keyof typeof CELLS;

/** Which cells to use for one, two or three rows. */
const PLACES: Readonly<Record<number, readonly Place[]>> = {
  1: ['large'],
  2: ['large', 'medium'],
  3: ['large', 'small', 'medium'],
};

/** A slide and its number among all slides: most slides have no description in the panel. */
type Numbered = { slide: Slide; number: number };

type RowProps = {
  label: string;
  slides: readonly Numbered[];
  count: number;
  pauseButton: boolean;
  /** Absent for the single row of a narrow window. */
  place?: Place;
};

async function Row({ label, slides, count, pauseButton, place }: RowProps) {
  const locale = await getLocale();
  const t = await getTranslations('home');
  return (
    <Carousel
      label={label}
      texts={messagesOf(locale).slider}
      speed={SPEED_MS}
      autoplayMs={SLIDER_AUTOPLAY_MS}
      fading={place !== undefined}
      moving={hasVideo(slides.map(({ slide }) => slide))}
      pauseButton={pauseButton}
      className={place ? `max-wide:hidden ${CELLS[place].area}` : 'wide:hidden'}
      slideClass={`picture-frame ${place ? 'aspect-video' : 'aspect-3/4'}`}
      controlsClass="justify-end pt-1"
    >
      {slides.map(({ slide, number }) => (
        <SlideMedia
          key={slide.id}
          slide={slide}
          name={t('slide', { title: t('work'), place: number, count })}
          only={place ? 'desktop' : 'mobile'}
          sizes={place ? CELLS[place].size : `${DENSE} 70vw, 100vw`}
          width={16}
          height={9}
        />
      ))}
    </Carousel>
  );
}

type Props = { slides: readonly Slide[]; pauseButton: boolean };

/**
 * The agency's work. A wide window shows up to three rows as one composition: a row has the slides whose
 * description is its number; where no slide has one, all of them are one row. A narrow window has all
 * slides in one row. `pauseButton` is false if the banners have the button that pauses all rows; otherwise
 * the first row that moves has it.
 */
export async function Work({ slides, pauseButton }: Props) {
  if (slides.length === 0) return null;
  const t = await getTranslations('home');
  const numbered = slides.map((slide, index) => ({ slide, number: index + 1 }));
  const all = ROWS.map((row) => numbered.filter(({ slide }) => slide.description === row));
  const filled = all.filter((row) => row.length > 0);
  const rows = filled.length > 0 ? filled : [numbered];
  const first = rows.findIndex((row) => moves(row.map(({ slide }) => slide)));
  return (
    <div className="px-gutter pt-section wide:grid wide:grid-cols-12 wide:gap-x-gutter wide:gap-y-10">
      {/* In a large window it is beside the large row, aligned to its bottom. */}
      <h2 className="display pb-8 text-2xl wide:col-span-full wide:pb-0 lg:self-end lg:pb-14 lg:[grid-area:2/9/3/-1]">
        {t('work')}
      </h2>
      <Row label={t('work')} slides={numbered} count={slides.length} pauseButton={pauseButton} />
      {PLACES[rows.length]?.map((place, index) => (
        <Row
          key={place}
          label={t('workPart', { title: t('work'), part: index + 1, parts: rows.length })}
          slides={rows[index] ?? []}
          count={slides.length}
          pauseButton={pauseButton && index === first}
          place={place}
        />
      ))}
    </div>
  );
}
