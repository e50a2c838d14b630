import { useRef } from 'react';
import { type Control, type FieldError, useController } from 'react-hook-form';
import { ChangingText } from '@/components/ui/changing-text';
import { FieldNote, fieldId } from '@/components/ui/field';
import type { FieldFault } from '@/lib/forms/fields';
import { fill } from '@/lib/i18n/fill';
import { type ScoutingImage, shortFileName } from '@/lib/scouting/image-rules';
import type { Application, ScoutingTexts } from './application';
import { CameraInput, PhotoFrame } from './photo-frame';
import { NOT_TAKEN } from './use-photos';

type Photo = File | null | undefined;

type Props = {
  texts: ScoutingTexts;
  slot: ScoutingImage;
  control: Control<Application, unknown, Application>;
  /** The lines of what the photo should show. */
  outline: readonly string[];
  onChoose: (files: readonly File[]) => void;
  onRemove: () => void;
};

export function PhotoSlot(props: Props) {
  const { texts, slot, control, outline, onChoose, onRemove } = props;
  const { scouting } = texts;
  const { field, fieldState } = useController({ control, name: slot });
  const input = useRef<HTMLInputElement>(null);
  const id = fieldId(slot);
  const label = scouting.fields[slot];
  const named = (text: string) => fill(text, { photo: label });
  const photo: Photo = field.value;
  const { error } = fieldState;
  const fault =
    error && faultText(slot, error.message as FieldFault, stayingPhoto(photo, error), texts);
  const notes = [`${id}-hint`, photo && `${id}-name`, fault && `${id}-note`].filter(Boolean);

  return (
    <div className="flex min-w-0 flex-col">
      <PhotoFrame
        texts={texts}
        outline={outline}
        photo={photo}
        input={{
          ref: (element) => {
            input.current = element;
            field.ref(element);
          },
          id,
          name: slot,
          'aria-invalid': fault ? true : undefined,
          'aria-describedby': notes.join(' '),
        }}
        element={input}
        onChoose={onChoose}
      />
      <p className="mt-3 font-medium">{label}</p>
      <p id={`${id}-hint`} className="text-mute text-sm">
        {scouting.hints[slot]}
      </p>
      <FieldNote id={`${id}-note`}>{fault}</FieldNote>
      {photo && (
        <p id={`${id}-name`} title={photo.name} className="mt-2 truncate text-sm">
          <ChangingText>{shortFileName(photo.name)}</ChangingText>
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

/** The earlier photo that stays in its place, because the last chosen file was not taken. */
export function stayingPhoto(photo: Photo, error: FieldError | undefined): Photo {
  return error?.type === NOT_TAKEN ? photo : null;
}

/** What is wrong with a file, and which earlier photo is still in its place. */
export function faultText(
  slot: ScoutingImage,
  fault: FieldFault,
  stays: Photo,
  { scouting, forms }: ScoutingTexts,
): string {
  const words = fault === 'required' ? scouting.unanswered[slot] : forms.faults[fault];
  if (!stays) return words;
  return `${words} ${fill(scouting.photoStays, { file: shortFileName(stays.name) })}`;
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
