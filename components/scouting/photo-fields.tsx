import { FormGroup } from '@/components/forms/form-group';
import { ChangingText } from '@/components/ui/changing-text';
import type { FieldFault } from '@/lib/forms/fields';
import { fill } from '@/lib/i18n/fill';
import type { PhotoOutlines } from '@/lib/scouting/photo-outlines';
import { SCOUTING_IMAGES, type ScoutingImage, shortFileName } from '@/lib/scouting/photo-slots';
import { PhotoSlot } from './photo-slot';
import type { ScoutingTexts } from './texts';
import type { Photo, PhotoNews, usePhotos } from './use-photos';

type Props = {
  texts: ScoutingTexts;
  outlines: PhotoOutlines;
  photos: ReturnType<typeof usePhotos>;
  /** The text above them. */
  hint: string;
};

/** The four photos, with a live region that announces to screen readers what happens to each. */
export function PhotoFields({ texts, outlines, photos, hint }: Props) {
  const { scouting } = texts;
  return (
    <FormGroup title={scouting.photos}>
      <p className="text-mute sm:col-span-2">{hint}</p>
      <p role="status" className="sr-only">
        {photos.news && (
          <ChangingText>
            {newsText(photos.news, photos.photos[photos.news.slot], texts)}
          </ChangingText>
        )}
      </p>
      <div className="grid grid-cols-2 gap-x-4 gap-y-8 sm:col-span-2 md:max-lg:grid-cols-4 xl:grid-cols-4">
        {SCOUTING_IMAGES.map((slot) => {
          const fault = photos.faults[slot];
          const photo = photos.photos[slot];
          return (
            <PhotoSlot
              key={slot}
              texts={texts}
              slot={slot}
              outline={outlines[slot]}
              photo={photo}
              fault={fault && faultText(slot, fault, photo, texts)}
              onChoose={(file) => photos.choose(slot, file)}
              onRemove={() => photos.remove(slot)}
            />
          );
        })}
      </div>
    </FormGroup>
  );
}

/** What is wrong with the last chosen file, and which earlier photo is still in its place. */
function faultText(
  slot: ScoutingImage,
  fault: FieldFault,
  photo: Photo | undefined,
  { scouting, forms }: ScoutingTexts,
): string {
  const words = fault === 'required' ? scouting.unanswered[slot] : forms.faults[fault];
  if (!photo || photo.refused) return words;
  return `${words} ${fill(scouting.photoStays, { file: shortFileName(photo.file.name) })}`;
}

function newsText({ slot, what }: PhotoNews, photo: Photo | undefined, texts: ScoutingTexts) {
  const { fields, photoNews } = texts.scouting;
  const happened = what === 'reading' || what === 'taken' || what === 'removed';
  return `${fields[slot]}: ${happened ? photoNews[what] : faultText(slot, what, photo, texts)}`;
}
