import { type DragEvent, useRef, useState } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import { FieldNote, fieldId } from '@/components/ui/field';
import { fill } from '@/lib/i18n/fill';
import { IMAGE_TYPES, type ScoutingImage, shortFileName } from '@/lib/scouting/photo-slots';
import { CameraInput, takeFile } from './camera-input';
import { PhotoOutline } from './photo-outline';
import type { ScoutingTexts } from './texts';
import type { Photo } from './use-photos';

type Props = {
  texts: ScoutingTexts;
  slot: ScoutingImage;
  /** The lines of what the photo should show. */
  outline: readonly string[];
  photo: Photo | undefined;
  fault: string | undefined;
  onChoose: (file: File) => void;
  onRemove: () => void;
};

/**
 * A place for one photo. The file input lies over the whole frame, so that a click, the keyboard, a
 * dropped file and a browser without script all reach the same control.
 */
export function PhotoSlot(props: Props) {
  const { texts, slot, outline, photo, fault, onChoose, onRemove } = props;
  const { scouting } = texts;
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = fieldId(slot);
  const label = scouting.fields[slot];
  const named = (text: string) => fill(text, { photo: label });
  const notes = [`${id}-hint`, photo && `${id}-name`, fault && `${id}-note`].filter(Boolean);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  }

  return (
    <div className="flex min-w-0 flex-col">
      <div className={`photo-slot${over ? ' is-over' : ''}${fault ? ' is-wrong' : ''}`}>
        {photo ? (
          <picture>
            <img
              src={photo.url}
              alt={named(scouting.preview)}
              className="absolute inset-0 size-full object-cover"
            />
          </picture>
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
          ref={input}
          id={id}
          name={slot}
          type="file"
          accept={IMAGE_TYPES}
          required
          aria-invalid={fault ? true : undefined}
          aria-describedby={notes.join(' ')}
          aria-label={`${label}: ${photo ? scouting.replace : scouting.pick}`}
          onChange={({ currentTarget }) => takeFile(currentTarget, onChoose)}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className="photo-input"
        />
      </div>
      <p className="mt-3 font-medium">{label}</p>
      <p id={`${id}-hint`} className="text-mute text-sm">
        {scouting.hints[slot]}
      </p>
      {fault && (
        <FieldNote id={`${id}-note`} bad>
          {fault}
        </FieldNote>
      )}
      {photo && (
        <p id={`${id}-name`} title={photo.file.name} className="mt-2 truncate text-sm">
          <ChangingText>{shortFileName(photo.file.name)}</ChangingText>
        </p>
      )}
      <div className="mt-auto flex flex-wrap gap-x-4">
        {photo ? (
          <>
            <SlotButton
              label={named(scouting.replacePhoto)}
              text={scouting.replace}
              onClick={() => input.current?.click()}
            />
            <SlotButton
              label={named(scouting.removePhoto)}
              text={scouting.remove}
              onClick={() => {
                onRemove();
                input.current?.focus();
              }}
            />
          </>
        ) : (
          <CameraInput
            label={named(scouting.cameraPhoto)}
            text={scouting.camera}
            onChoose={onChoose}
          />
        )}
      </div>
    </div>
  );
}

function SlotButton(props: { label: string; text: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      onClick={props.onClick}
      className="min-h-11 cursor-pointer text-sm underline underline-offset-4"
    >
      {props.text}
    </button>
  );
}
