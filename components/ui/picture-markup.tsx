import { FOLDER_SWITCH } from '@/lib/config/constants';
import {
  type Folder,
  type FolderSwitch,
  pictureUrl,
  type Source,
  srcSet,
} from '@/lib/media/pictures';

export type PictureProps = {
  /** Path below the storage folders. */
  file: string;
  /** Another path for narrow windows, where the panel has two variants. */
  mobile?: string;
  alt: string;
  folderSwitch?: FolderSwitch;
  /** The widths that it takes, or those in windows that show the folder. */
  sizes: string | Readonly<Record<Folder, string>>;
  /** Intrinsic proportions, in any unit: they reserve the space while the picture loads. */
  width: number;
  height: number;
  /** Narrowest and widest rendering, in pixels, that make sense for this place. */
  widths: { from: number; to: number };
  /** `portrait` for covers, in frames of about 3:4; otherwise the file. */
  source?: Source;
  /** The only variant ever shown, in a place that exists at one window width only. */
  only?: Folder | undefined;
  /**
   * `first`: the main picture of the first screen, of which a page has one; it has a high priority.
   * `soon`: in view at once. Without it the picture is loaded when scrolled to.
   */
  load?: 'first' | 'soon' | undefined;
};

export function sizesIn(folder: Folder, sizes: PictureProps['sizes']): string {
  return typeof sizes === 'string' ? sizes : sizes[folder];
}

/** A picture of the storage, from the folder and in the width that suit the window. */
export function PictureMarkup(props: PictureProps & { onLoad?: () => void }) {
  const { file, mobile = file, folderSwitch = 'wide', only, source, alt, sizes } = props;
  const { width, height, widths, load } = props;
  const folder = only ?? 'desktop';
  const path = folder === 'mobile' ? mobile : file;
  return (
    <picture className="contents">
      {!only && (
        <source
          media={`(width < ${FOLDER_SWITCH[folderSwitch]}px)`}
          srcSet={srcSet('mobile', mobile, widths, source)}
          sizes={sizesIn('mobile', sizes)}
        />
      )}
      <img
        src={pictureUrl(folder, path, Math.min(widths.to, 640), source)}
        srcSet={srcSet(folder, path, widths, source)}
        sizes={sizesIn(folder, sizes)}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        loading={load ? 'eager' : 'lazy'}
        fetchPriority={load === 'first' ? 'high' : undefined}
        onLoad={props.onLoad}
      />
    </picture>
  );
}
