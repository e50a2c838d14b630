import { FormGroup } from '@/components/forms/fields';
import { ChangingText } from '@/components/ui/changing-text';
import { SCOUTING_IMAGES } from '@/lib/scouting/image-rules';
import type { PhotoOutlines } from '@/lib/scouting/photo-outlines';
import type { PartProps, ScoutingTexts } from './application';
import { faultText, PhotoSlot, stayingPhoto } from './photo-slot';
import type { PhotoNews, usePhotos } from './use-photos';

type Props = PartProps & { outlines: PhotoOutlines; photos: ReturnType<typeof usePhotos> };

/** The four photos, with a live region that announces to screen readers what happens to each. */
export function PhotoFields({ texts, outlines, photos, form }: Props) {
  const { scouting } = texts;
  const { news } = photos;
  return (
    <FormGroup title={scouting.photos}>
      <p className="text-mute sm:col-span-2">{scouting.photosHint}</p>
      <p role="status" className="sr-only">
        {news && <ChangingText>{newsText(news, form, texts)}</ChangingText>}
      </p>
      <div className="grid grid-cols-2 gap-x-4 gap-y-8 sm:col-span-2 md:max-lg:grid-cols-4 xl:grid-cols-4">
        {SCOUTING_IMAGES.map((slot) => (
          <PhotoSlot
            key={slot}
            texts={texts}
            slot={slot}
            control={form.control}
            outline={outlines[slot]}
            onChoose={(files) => photos.choose(slot, files)}
            onRemove={() => photos.remove(slot)}
          />
        ))}
      </div>
    </FormGroup>
  );
}

function newsText({ slot, what }: PhotoNews, { form }: PartProps['form'], texts: ScoutingTexts) {
  const { fields, photoNews } = texts.scouting;
  const happened = what === 'reading' || what === 'taken' || what === 'removed';
  const stays = stayingPhoto(form.getValues(slot), form.getFieldState(slot).error);
  return `${fields[slot]}: ${happened ? photoNews[what] : faultText(slot, what, stays, texts)}`;
}
