import { Picture } from '@/components/ui/picture';
import { Initial } from '@/components/ui/picture-frame';
import { atLeast } from '@/lib/media/breakpoints';

/** A video as the page shows it: nothing is requested from its provider until it is played. */
export type ShownVideo = {
  number: number;
  provider: string;
  player: string;
  page: string;
  /** The talent's name. */
  name: string;
  /** A picture in the storage; if null, `still` is the URL of one. */
  preview: string | null;
  still: string;
  /** Label of the play link, and title of the player's frame. */
  play: string;
  title: string;
};

type Props = { video: ShownVideo; large?: boolean };

/** The still of a video; the talent's initial while it loads or if it fails. */
export function VideoPoster({ video: { name, preview, still }, large = false }: Props) {
  return (
    <span className="picture-frame size-full">
      <Initial of={name} />
      {preview ? (
        <Picture
          mobile={preview}
          desktop={preview}
          alt=""
          folderSwitch="wide"
          sizes={large ? `${atLeast('lg')} 66vw, 100vw` : `${atLeast('lg')} 11vw, 50vw`}
          width={16}
          height={9}
          widths={large ? { from: 320, to: 1440 } : { from: 160, to: 440 }}
          load={large ? 'first' : undefined}
        />
      ) : (
        <picture className="contents">
          <img
            src={large ? `${still}?size=large` : still}
            alt=""
            width={16}
            height={9}
            decoding="async"
            loading="lazy"
            className="still"
          />
        </picture>
      )}
    </span>
  );
}
