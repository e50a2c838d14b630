import { getLocale, getTranslations } from 'next-intl/server';
import { Carousel } from '@/components/ui/carousel';
import { SLIDER_AUTOPLAY_MS } from '@/lib/constants';
import { messagesOf } from '@/lib/i18n/messages';
import { atLeast, DENSE } from '@/lib/media/breakpoints';
import { isVideo } from '@/lib/media/pictures';
import type { Slide } from '@/lib/panel/content';
import { SlideMedia } from './slide-media';

/** Time that a change of slide takes. */
const SPEED_MS = 600;

/** Where each row of a wide window stands, so that the page is no pile of equal bands. */
const PLACES = {
  1: { frame: 'mt-24 lg:mt-32 [&>h2]:px-gutter', ratio: 'aspect-[16/9]', sizes: '100vw' },
  2: {
    frame: 'mt-24 ml-gutter lg:mt-32 lg:ml-[16.6%]',
    ratio: 'aspect-[16/9]',
    sizes: `${atLeast('lg')} 84vw, 100vw`,
  },
  3: {
    frame: 'mt-24 mr-gutter lg:mt-32 lg:mr-[16.6%] [&>h2]:px-gutter',
    ratio: 'aspect-[16/9]',
    sizes: `${atLeast('lg')} 84vw, 100vw`,
  },
} as const;

/** The rows are numbered like plates in a book. */
const NUMBERS = { 1: 'I', 2: 'II', 3: 'III' } as const;

type Props = {
  slides: readonly Slide[];
  title: string;
  className: string;
  ratio: string;
  sizes: string;
  only: 'mobile' | 'desktop';
};

async function Row({ slides, title, className, ratio, ...variant }: Props) {
  if (slides.length === 0) return null;
  const locale = await getLocale();
  const t = await getTranslations('home');
  return (
    <div className={className}>
      <h2 className="display pb-5 text-xl">{title}</h2>
      <Carousel
        label={title}
        texts={messagesOf(locale).slider}
        count={slides.length}
        speed={SPEED_MS}
        autoplayMs={SLIDER_AUTOPLAY_MS}
        moving={slides.some(({ mobile, desktop }) => isVideo(mobile) || isVideo(desktop))}
        controlsClass="justify-end px-gutter pt-1"
      >
        {slides.map((slide, index) => (
          <li key={slide.id} className={`swiper-slide picture-frame ${ratio}`}>
            <SlideMedia
              slide={slide}
              name={t('slide', { title, place: index + 1, count: slides.length })}
              {...variant}
              width={16}
              height={9}
            />
          </li>
        ))}
      </Carousel>
    </div>
  );
}

/** One of the three rows of a wide window: the slides whose description is its number. */
export async function WideRow({ slides, row }: { slides: readonly Slide[]; row: 1 | 2 | 3 }) {
  const t = await getTranslations('home');
  const { frame, ratio, sizes } = PLACES[row];
  return (
    <Row
      slides={slides.filter(({ description }) => description === String(row))}
      title={t('workRow', { row: NUMBERS[row] })}
      className={`max-wide:hidden ${frame}`}
      ratio={ratio}
      sizes={sizes}
      only="desktop"
    />
  );
}

/** All slides in the one row of a narrow window. */
export async function NarrowRow({ slides }: { slides: readonly Slide[] }) {
  const t = await getTranslations('home');
  return (
    <Row
      slides={slides}
      title={t('work')}
      className="mt-20 wide:hidden [&>h2]:px-gutter"
      ratio="aspect-3/4"
      sizes={`${DENSE} 70vw, 100vw`}
      only="mobile"
    />
  );
}
