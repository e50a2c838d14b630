import type { ReactNode } from 'react';
import type { Answers } from '@/components/forms/summary';
import { Thanks } from '@/components/forms/thanks';
import { labelsInOrder } from '@/lib/scouting/labels';
import { SCOUTING_IMAGES } from '@/lib/scouting/photo-slots';
import { shownAnswers } from '@/lib/scouting/shown-answers';
import type { ScoutingTexts } from './texts';
import type { Photo } from './use-photos';

type Props = {
  texts: ScoutingTexts;
  /** As the fields of the form show them. */
  answers: Answers;
  /** The photos as this page shows them. */
  photos: Readonly<Record<string, Photo>>;
  face: ReactNode;
};

/** Success screen of the application. */
export function ApplicationSent({ texts, answers, photos, face }: Props) {
  const { scouting } = texts;
  const labels = labelsInOrder(scouting.fields);
  const shown = shownAnswers(answers, scouting);
  return (
    <Thanks texts={texts} words={scouting} answers={shown} labels={labels} face={face}>
      <ul aria-label={scouting.photos} className="sent-pictures">
        {SCOUTING_IMAGES.map((slot) => (
          <li key={slot}>
            <picture>
              <img src={photos[slot]?.url} alt="" className="aspect-3/4 w-full object-cover" />
            </picture>
            <p className="mt-2 text-sm">{scouting.fields[slot]}</p>
          </li>
        ))}
      </ul>
    </Thanks>
  );
}
