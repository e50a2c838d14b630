import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/picture';
import { FOLDER_SWITCH } from '@/lib/constants';
import { isVideo, storageUrl } from '@/lib/media/pictures';
import type { Slide } from '@/lib/panel/content';

type Props = {
  slide: Slide;
  sizes: string;
  /** Proportions of the wide variant, in any unit. */
  width: number;
  height: number;
  eager?: boolean;
};

const NARROW = `(width < ${FOLDER_SWITCH.wide}px)`;

/** The number of a row is no text for a reader. */
function altOf({ description }: Slide): string {
  return description && !/^\d+$/.test(description) ? description : '';
}

/** A slide in the variant that fits the window; each of the two is a picture or a video. */
export async function SlideMedia({ slide, sizes, width, height, eager }: Props) {
  const { mobile, desktop } = slide;
  const films = { mobile: isVideo(mobile), desktop: isVideo(desktop) };
  const picture = (path: { mobile: string; desktop: string }) => (
    <Picture
      {...path}
      alt={altOf(slide)}
      folderSwitch="wide"
      sizes={sizes}
      width={width}
      height={height}
      widths={{ from: 480, to: 2560 }}
      eager={eager}
    />
  );
  if (films.mobile && films.desktop) return <Film mobile={mobile} desktop={desktop} />;
  if (!films.mobile && !films.desktop) return picture({ mobile, desktop });
  const narrow = films.mobile ? <Film mobile={mobile} /> : picture({ mobile, desktop: mobile });
  const wide = films.desktop ? <Film desktop={desktop} /> : picture({ mobile: desktop, desktop });
  return (
    <>
      <div className="size-full wide:hidden">{narrow}</div>
      <div className="size-full max-wide:hidden">{wide}</div>
    </>
  );
}

/** Silent, without controls of its own: the carousel around it plays and pauses it. */
async function Film({ mobile, desktop }: { mobile?: string; desktop?: string }) {
  const t = await getTranslations('home');
  return (
    <video muted loop playsInline preload="none" className="size-full object-cover">
      {mobile && <source src={storageUrl('mobile', mobile)} media={desktop ? NARROW : undefined} />}
      {desktop && <source src={storageUrl('desktop', desktop)} />}
      {t('noVideo')}
    </video>
  );
}
