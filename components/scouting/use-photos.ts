import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldFault, FieldFaults } from '@/lib/forms/fields';
import {
  imageFault,
  isScoutingImage,
  SCOUTING_IMAGES,
  type ScoutingImage,
} from '@/lib/scouting/image-rules';
import { dropPhoto, dropPhotos, readPhotos, writePhoto } from './photo-store';

/** A chosen photo, and the URL under which this page shows it. */
export type Photo = { file: File; url: string };
type PhotoFaults = FieldFaults<ScoutingImage>;

const MARK_BYTES = 16;

/** The four photos of an application: chosen, checked, shown, and kept in this browser. */
export function usePhotos(onRestored: () => void) {
  const [photos, setPhotos] = useState<Partial<Record<ScoutingImage, Photo>>>({});
  const [faults, setFaults] = useState<PhotoFaults>({});
  const urls = useRef(new Set<string>());
  const restored = useEffectEvent(onRestored);

  const show = useCallback((slot: ScoutingImage, file: File | null) => {
    const url = file && URL.createObjectURL(file);
    if (url) urls.current.add(url);
    setPhotos(({ [slot]: _old, ...rest }) =>
      file && url ? { ...rest, [slot]: { file, url } } : rest,
    );
  }, []);

  function fault(slot: ScoutingImage, found: FieldFault | null) {
    setFaults(({ [slot]: _old, ...rest }) => (found ? { ...rest, [slot]: found } : rest));
  }

  async function choose(slot: ScoutingImage, file: File) {
    // Read at once: a phone may take its camera's file away before the form is sent.
    const content = await file.arrayBuffer().catch(() => null);
    const start = new Uint8Array(content ?? []).subarray(0, MARK_BYTES);
    const found = content ? imageFault(start, content.byteLength) : 'image-damaged';
    fault(slot, found);
    if (found || !content) return;
    const kept = new File([content], file.name, { type: file.type });
    show(slot, kept);
    await writePhoto(slot, kept);
  }

  function remove(slot: ScoutingImage) {
    show(slot, null);
    fault(slot, null);
    void dropPhoto(slot);
  }

  function clear() {
    setPhotos({});
    setFaults({});
  }

  /** Marks the empty slots, and gives them. */
  function requireAll(): PhotoFaults {
    const missing = SCOUTING_IMAGES.filter((slot) => !photos[slot]);
    const found = Object.fromEntries(missing.map((slot) => [slot, faults[slot] ?? 'required']));
    setFaults(found);
    return found;
  }

  /** Takes over what is wrong with a form, as far as it is about photos. */
  function mark(wrong: FieldFaults) {
    setFaults(Object.fromEntries(Object.entries(wrong).filter(([name]) => isScoutingImage(name))));
  }

  /** The chosen files, in the order of the page. */
  function files(): Record<string, File> {
    const chosen = SCOUTING_IMAGES.flatMap((slot) => {
      const photo = photos[slot];
      return photo ? [[slot, photo.file] as const] : [];
    });
    return Object.fromEntries(chosen);
  }

  useEffect(() => {
    const made = urls.current;
    let gone = false;
    void readPhotos().then((kept) => {
      if (gone) return;
      for (const [slot, file] of kept) show(slot, file);
      if (kept.size > 0) restored();
    });
    return () => {
      gone = true;
      for (const url of made) URL.revokeObjectURL(url);
      made.clear();
    };
  }, [show]);

  return { photos, faults, choose, remove, clear, requireAll, mark, files, forget: dropPhotos };
}
