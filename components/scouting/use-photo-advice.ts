import { useEffect, useRef, useState } from 'react';
import { SCOUTING_IMAGES, type ScoutingImage } from '@/lib/scouting/photo-slots';
import type { PhotoFindings } from './photo-worker';
import type { Photo } from './use-photos';

/**
 * Advice about the chosen photos by slot: none while a photo is being judged, or if that fails. A photo
 * restored from the draft is judged like a new one. Advice is bound to its file, and disappears when the
 * photo is replaced or removed.
 */
export function usePhotoAdvice(photos: Partial<Record<ScoutingImage, Photo>>) {
  const [judged, setJudged] = useState<
    Partial<Record<ScoutingImage, { file: File; found: PhotoFindings }>>
  >({});
  /** For each slot, the file that was judged last or is being judged. */
  const requested = useRef<Partial<Record<ScoutingImage, File>>>({});

  useEffect(() => {
    for (const slot of SCOUTING_IMAGES) {
      const photo = photos[slot];
      if (!photo || requested.current[slot] === photo.file) continue;
      const { file } = photo;
      requested.current[slot] = file;
      import('./photo-coach')
        .then(({ adviceOn }) => adviceOn(slot, photo))
        .then((found) => {
          if (requested.current[slot] !== file) return;
          setJudged((before) => ({ ...before, [slot]: { file, found } }));
        })
        // The application works without advice, so a failed download is not reported.
        .catch(() => {});
    }
  }, [photos]);

  return (slot: ScoutingImage): PhotoFindings => {
    const last = judged[slot];
    return last && last.file === photos[slot]?.file ? last.found : [];
  };
}
