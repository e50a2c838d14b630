import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/picture';
import type { PictureProps } from '@/components/ui/picture-markup';
import { FOLDER_SWITCH } from '@/lib/config/constants';
import { type Folder, isVideo, storageUrl } from '@/lib/media/pictures';
import type { Slide } from '@/lib/panel/content';
import { siteName } from '@/lib/site';

type Props = {
  slide: Slide;
  /** Alternative text where the panel has no description. */
  name: string;
  sizes: string;
  /** Proportions of the wide variant, in any unit. */
  width: number;
  height: number;
  /** The only variant shown, in a row that exists at one window width only. */
  only?: Folder;
  load?: PictureProps['load'];
};

/** Picture widths, in px, of a row for narrow windows, for wide windows, and for all. */
const WIDTHS = {
  mobile: { from: 440, to: 1440 },
  desktop: { from: 640, to: 2560 },
  any: { from: 440, to: 2560 },
};

const NARROW = `(width < ${FOLDER_SWITCH.wide}px)`;

/** The panel's description; null where it is only the number of the slide's row. */
function wordsOf({ description }: Slide): string | null {
  return description && !/^\d+$/.test(description) ? description : null;
}

/**
 * A slide in the variant that fits the window; each of the two is a picture or a video. Until it
 * has loaded, the agency's name is shown on the paper color. A video that does not play yet shows
 * the slide's picture, if it has one.
 */
export function SlideMedia({ slide, name, ...shape }: Props) {
  const { mobile, desktop } = slide;
  const films = { mobile: isVideo(mobile), desktop: isVideo(desktop) };
  const alt = wordsOf(slide) ?? name;
  const picture = (path: string, text: string) => <Still file={path} alt={text} {...shape} />;
  if (films.mobile !== films.desktop) {
    const [film, still] = films.mobile ? [mobile, desktop] : [desktop, mobile];
    const moving = (
      <>
        {picture(still, '')}
        <Film {...(films.mobile ? { mobile: film } : { desktop: film })} label={alt} />
      </>
    );
    return (
      <>
        <Place />
        {shape.only !== 'desktop' && (
          <div className="absolute inset-0 wide:hidden">
            {films.mobile ? moving : picture(mobile, alt)}
          </div>
        )}
        {shape.only !== 'mobile' && (
          <div className="absolute inset-0 max-wide:hidden">
            {films.desktop ? moving : picture(desktop, alt)}
          </div>
        )}
      </>
    );
  }
  return (
    <>
      <Place />
      {films.mobile ? (
        <Film mobile={mobile} desktop={desktop} label={alt} />
      ) : (
        <Still file={desktop} mobile={mobile} alt={alt} {...shape} />
      )}
    </>
  );
}

function Place() {
  return (
    <span aria-hidden className="initial text-center text-2xl uppercase tracking-[0.06em]">
      {siteName()}
    </span>
  );
}

function Still(props: Omit<PictureProps, 'widths'>) {
  return <Picture widths={WIDTHS[props.only ?? 'any']} {...props} />;
}

type FilmProps = { mobile?: string; desktop?: string; label: string };

/** On its poster, which shows until it plays. Muted and without controls: the carousel plays and pauses it. */
async function Film({ mobile, desktop, label }: FilmProps) {
  const t = await getTranslations('home');
  return (
    <video muted loop playsInline preload="none" aria-label={label} className="absolute inset-0">
      {mobile && <source src={storageUrl('mobile', mobile)} media={desktop ? NARROW : undefined} />}
      {desktop && <source src={storageUrl('desktop', desktop)} />}
      <span>{t('noVideo')}</span>
    </video>
  );
}

export function hasVideo(slides: readonly Slide[]): boolean {
  return slides.some(({ mobile, desktop }) => isVideo(mobile) || isVideo(desktop));
}

/** True if a carousel of these slides moves by itself: it has several slides, or a video. */
export function moves(slides: readonly Slide[]): boolean {
  return slides.length > 1 || hasVideo(slides);
}
