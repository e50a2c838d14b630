import type { ReactNode } from 'react';
import { type Answers, SentPictures, Thanks } from '@/components/forms/sent-screen';
import { SCOUTING_IMAGES } from '@/lib/scouting/image-rules';
import { labelsInOrder, shownAnswers } from '@/lib/scouting/shown-answers';
import type { ScoutingTexts } from './application';
import { PhotoPreview } from './photo-frame';

type Props = {
  texts: ScoutingTexts;
  /** As the fields of the form show them. */
  answers: Answers;
  photos: Readonly<Record<string, File>>;
  face: ReactNode;
};

export function ApplicationSent({ texts, answers, photos, face }: Props) {
  const { scouting } = texts;
  const labels = labelsInOrder(scouting.fields);
  const shown = shownAnswers(answers, scouting);
  return (
    <Thanks texts={texts} words={scouting} answers={shown} labels={labels} face={face}>
      <SentPictures label={scouting.photos}>
        {SCOUTING_IMAGES.map((slot) => {
          const file = photos[slot];
          return (
            <li key={slot}>
              {file && (
                <PhotoPreview file={file} alt="" className="aspect-3/4 w-full object-cover" />
              )}
              <p className="mt-2 text-sm">{scouting.fields[slot]}</p>
            </li>
          );
        })}
      </SentPictures>
    </Thanks>
  );
}
