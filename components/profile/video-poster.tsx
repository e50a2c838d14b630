import { Picture } from '@/components/ui/picture';
import { atLeast } from '@/lib/media/breakpoints';
import type { ShownVideo } from './video-gallery';

type Props = { video: ShownVideo; large?: boolean };

/** The still of a video; where there is none, a card with its number and its provider. */
export function VideoPoster({ video: { number, provider, preview }, large = false }: Props) {
  return (
    <span className="picture-frame size-full">
      <span className="absolute inset-0 flex flex-col justify-between p-3 text-left">
        <span aria-hidden className={`display text-mute ${large ? 'text-3xl' : 'text-xl'}`}>
          {number}
        </span>
        <span aria-hidden className="caps text-mute">
          {provider}
        </span>
      </span>
      {preview && (
        <Picture
          mobile={preview}
          desktop={preview}
          alt=""
          folderSwitch="wide"
          sizes={large ? `${atLeast('lg')} 66vw, 100vw` : `${atLeast('lg')} 11vw, 50vw`}
          width={16}
          height={9}
          widths={large ? { from: 320, to: 1440 } : { from: 160, to: 480 }}
          eager={large}
        />
      )}
    </span>
  );
}
