import { Camera } from 'lucide';
import {
  type ComponentProps,
  type DragEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Icon } from '@/components/ui/icon';
import { fill } from '@/lib/i18n/fill';
import { IMAGE_TYPES, type ScoutingImage } from '@/lib/scouting/image-rules';
import type { ScoutingTexts } from './application';

type FrameProps = {
  texts: ScoutingTexts;
  /** The lines of what the photo should show. */
  outline: readonly string[];
  photo: File | null | undefined;
  input: ComponentProps<'input'> & { name: ScoutingImage };
  /** The element of the input. */
  element: RefObject<HTMLInputElement | null>;
  /** Several files, which were dropped together, are for this frame and the empty ones. */
  onChoose: (files: readonly File[]) => void;
};

/**
 * The frame of a photo. The file input lies over all of it, so that a click, the keyboard, a dropped
 * file and a browser without script all reach the same control.
 */
export function PhotoFrame(props: FrameProps) {
  const { texts, outline, photo, input, element, onChoose } = props;
  const { scouting } = texts;
  const [over, setOver] = useState(false);
  const label = scouting.fields[input.name];
  const color = photo ? 'border-transparent' : 'border-mute';
  const edge = input['aria-invalid']
    ? 'border-2 border-accent'
    : over
      ? 'border-2 border-ink'
      : `border border-dashed ${color}`;

  const takeFile = useFile(element, onChoose);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onChoose([...event.dataTransfer.files]);
  }

  return (
    <div
      data-over={over || undefined}
      className={`relative aspect-3/4 overflow-hidden bg-tint has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-3 ${edge}`}
    >
      {photo ? (
        <PhotoPreview
          file={photo}
          alt={fill(scouting.preview, { photo: label })}
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <>
          <PhotoOutline lines={outline} />
          <span
            aria-hidden
            className="absolute inset-x-1 bottom-3 text-center text-sm noscript:hidden"
          >
            <span className="underline underline-offset-4">{scouting.pick}</span>
            <span className="hidden text-mute text-xs [@media(hover:hover)]:block">
              {scouting.drop}
            </span>
          </span>
        </>
      )}
      <input
        {...input}
        type="file"
        accept={IMAGE_TYPES}
        required
        aria-label={`${label}: ${photo ? scouting.replace : scouting.pick}`}
        onChange={takeFile}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        // Without script only the native control can show which file was chosen.
        className="absolute inset-0 size-full cursor-pointer opacity-0 noscript:top-auto noscript:h-auto noscript:bg-paper noscript:p-2 noscript:text-sm noscript:opacity-100"
      />
    </div>
  );
}

/** A chosen photo, under a URL that lasts as long as it is shown. */
export function PhotoPreview({ file, alt, ...image }: ComponentProps<'img'> & { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    url && (
      <picture>
        <img {...image} src={url} alt={alt} />
      </picture>
    )
  );
}

/** The outline of what a photo should show. Its lines come from the server, once for the HTML. */
function PhotoOutline({ lines }: { lines: readonly string[] }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 160"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="absolute inset-x-0 top-[6%] h-[calc(92%-3.25rem)] w-full text-mute opacity-60"
    >
      {lines.map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );
}

/** Opens a phone's camera. The input has no name, so its file is sent only by script. */
export function CameraInput(
  props: Record<'label' | 'text', string> & Pick<FrameProps, 'onChoose'>,
) {
  const input = useRef<HTMLInputElement>(null);
  const takeFile = useFile(input, props.onChoose);
  return (
    <label className="relative hidden min-h-11 cursor-pointer items-center gap-2 text-sm underline underline-offset-4 has-focus-visible:outline-2 [@media(pointer:coarse)_and_(scripting:enabled)]:inline-flex">
      <Icon of={Camera} size={18} strokeWidth={1.4} />
      <span>{props.text}</span>
      <input
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={props.label}
        ref={input}
        onChange={takeFile}
        className="sr-only"
      />
    </label>
  );
}

/**
 * Returns the callback that takes the chosen file. It clears the input, so that choosing the same file
 * again fires `change`. A file that was chosen before hydration is taken at once.
 */
function useFile(input: RefObject<HTMLInputElement | null>, onChoose: FrameProps['onChoose']) {
  const take = () => {
    const files = [...(input.current?.files ?? [])];
    if (files.length === 0 || !input.current) return;
    input.current.value = '';
    onChoose(files);
  };
  const takeEarly = useEffectEvent(take);
  useEffect(() => takeEarly(), []);
  return take;
}
