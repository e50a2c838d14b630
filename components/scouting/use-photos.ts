import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldFault, FieldFaults } from '@/lib/forms/fields';
import { isScoutingImage, SCOUTING_IMAGES, type ScoutingImage } from '@/lib/scouting/image-rules';
import { faultOf } from './photo-fault';
import { dropPhoto, dropPhotos, readPhotos, writePhoto } from './photo-store';

/** A chosen photo, and the URL under which this page shows it. */
export type Photo = { file: File; url: string };
type PhotoFaults = FieldFaults<ScoutingImage>;

type Photos = Partial<Record<ScoutingImage, Photo>>;

/** What happened to a photo last, for whoever does not see the page. */
export type PhotoNews = { slot: ScoutingImage; what: 'reading' | 'taken' | 'removed' | FieldFault };

/** The four photos of an application: chosen, checked, shown, and kept in this browser. */
export function usePhotos(onRestored: () => void) {
  const [photos, setPhotos] = useState<Photos>({});
  const [faults, setFaults] = useState<PhotoFaults>({});
  const [news, setNews] = useState<PhotoNews | null>(null);
  const [unkept, setUnkept] = useState(false);
  const urls = useRef(new Set<string>());
  /** As they are now, for a form that is sent while one of them is being read. */
  const shown = useRef<Photos>({});
  const reading = useRef(new Map<ScoutingImage, Promise<void>>());
  const restored = useEffectEvent(onRestored);

  const put = useCallback((next: Photos) => {
    shown.current = next;
    setPhotos(next);
  }, []);
  const show = useCallback(
    (slot: ScoutingImage, file: File | null) => {
      const { [slot]: _old, ...rest } = shown.current;
      const url = file && URL.createObjectURL(file);
      if (url) urls.current.add(url);
      put(file && url ? { ...rest, [slot]: { file, url } } : rest);
    },
    [put],
  );

  function fault(slot: ScoutingImage, found: FieldFault | null) {
    setFaults(({ [slot]: _old, ...rest }) => (found ? { ...rest, [slot]: found } : rest));
  }

  async function read(slot: ScoutingImage, file: File, isLast: () => boolean) {
    setNews({ slot, what: 'reading' });
    // Read at once: a phone may take its camera's file away before the form is sent.
    const content = await file.arrayBuffer().catch(() => null);
    const kept = content && new File([content], file.name, { type: file.type });
    const found = kept ? await faultOf(kept) : 'image-damaged';
    if (!isLast()) return;
    fault(slot, found);
    setNews({ slot, what: found ?? 'taken' });
    if (found || !kept) return;
    show(slot, kept);
    if (!(await writePhoto(slot, kept))) setUnkept(true);
  }

  function choose(slot: ScoutingImage, file: File) {
    const isLast = () => reading.current.get(slot) === work;
    const work: Promise<void> = read(slot, file, isLast).finally(() => {
      if (isLast()) reading.current.delete(slot);
    });
    reading.current.set(slot, work);
  }

  function remove(slot: ScoutingImage) {
    reading.current.delete(slot);
    show(slot, null);
    fault(slot, null);
    setNews({ slot, what: 'removed' });
    void dropPhoto(slot);
  }

  function clear() {
    reading.current.clear();
    put({});
    setFaults({});
    setNews(null);
  }

  /** Marks the empty slots, and gives them; a promise while a photo is still being read. */
  function requireAll(): PhotoFaults | Promise<PhotoFaults> {
    if (reading.current.size === 0) return missing();
    return Promise.all(reading.current.values()).then(requireAll);
  }

  function missing(): PhotoFaults {
    const empty = SCOUTING_IMAGES.filter((slot) => !shown.current[slot]);
    const found = Object.fromEntries(empty.map((slot) => [slot, faults[slot] ?? 'required']));
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
      const photo = shown.current[slot];
      return photo ? [[slot, photo.file] as const] : [];
    });
    return Object.fromEntries(chosen);
  }

  useEffect(() => {
    const made = urls.current;
    let gone = false;
    void readPhotos().then((kept) => {
      if (gone) return;
      if (!kept) return setUnkept(true);
      for (const [slot, file] of kept) show(slot, file);
      if (kept.size > 0) restored();
    });
    return () => {
      gone = true;
      for (const url of made) URL.revokeObjectURL(url);
      made.clear();
    };
  }, [show]);

  /** Puts photos back that were cleared. */
  function putBack(before: Photos) {
    put(before);
    for (const slot of SCOUTING_IMAGES) {
      const photo = before[slot];
      if (photo) void writePhoto(slot, photo.file);
    }
  }

  return {
    ...{ photos, faults, news, unkept },
    ...{ choose, remove, clear, putBack, requireAll, mark, files, forget: dropPhotos },
  };
}
