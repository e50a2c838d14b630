import { FormGroup } from '@/components/forms/form-group';
import type { FieldFault } from '@/lib/forms/fields';
import { SCOUTING_IMAGES } from '@/lib/scouting/image-rules';
import { PhotoSlot } from './photo-slot';
import type { ScoutingTexts } from './scouting-form';
import type { PhotoNews, usePhotos } from './use-photos';

type Props = {
  texts: ScoutingTexts;
  photos: ReturnType<typeof usePhotos>;
  /** What is said above them. */
  hint: string;
};

/** The four photos. What becomes of each is also said, for whoever does not see it. */
export function PhotoFields({ texts, photos, hint }: Props) {
  const { scouting } = texts;
  return (
    <FormGroup title={scouting.photos}>
      <p className="text-mute sm:col-span-2">{hint}</p>
      <p role="status" className="sr-only">
        {photos.news && newsText(photos.news, texts)}
      </p>
      <div className="grid grid-cols-2 gap-x-4 gap-y-8 sm:col-span-2 md:max-lg:grid-cols-4 xl:grid-cols-4">
        {SCOUTING_IMAGES.map((slot) => {
          const fault = photos.faults[slot];
          return (
            <PhotoSlot
              key={slot}
              texts={texts}
              slot={slot}
              photo={photos.photos[slot]}
              fault={fault && photoFault(fault, texts)}
              onChoose={(file) => photos.choose(slot, file)}
              onRemove={() => photos.remove(slot)}
            />
          );
        })}
      </div>
    </FormGroup>
  );
}

function photoFault(fault: FieldFault, { scouting, forms }: ScoutingTexts): string {
  return fault === 'required' ? scouting.unanswered.photo : forms.faults[fault];
}

function newsText({ slot, what }: PhotoNews, { scouting, forms }: ScoutingTexts): string {
  const words = { ...forms.faults, ...scouting.photoNews };
  return `${scouting.fields[slot]}: ${words[what]}`;
}
