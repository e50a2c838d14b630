import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldFault, FieldFaults } from '@/lib/forms/fields';
import { isScoutingImage, SCOUTING_IMAGES, type ScoutingImage } from '@/lib/scouting/photo-slots';
import { dropPhotos, readPhotos, writePhoto } from './photo-store';

/** A chosen photo, the URL under which this page shows it, and whether the server refused it. */
export type Photo = { file: File; url: string; refused?: true };
type PhotoFaults = FieldFaults<ScoutingImage>;

type Photos = Partial<Record<ScoutingImage, Photo>>;

/** The last change of a photo, announced to screen readers. */
export type PhotoNews = { slot: ScoutingImage; what: 'reading' | 'taken' | 'removed' | FieldFault };

/**
 * The four photos of an application: chosen, checked, shown, and stored in this browser. If a file that
 * should replace a good photo has a fault, the good one stays chosen.
 */
export function usePhotos(onRestored: () => void) {
  const [photos, setPhotos] = useState<Photos>({});
  const [faults, setFaults] = useState<PhotoFaults>({});
  const [news, setNews] = useState<PhotoNews | null>(null);
  const [notPersisted, setNotPersisted] = useState(false);
  const urls = useRef(new Set<string>());
  /** The current photos, for a form that is sent while one of them is being read. */
  const shown = useRef<Photos>({});
  const wrong = useRef(faults);
  const reading = useRef(new Map<ScoutingImage, Promise<void>>());

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

  function putFaults(next: PhotoFaults) {
    wrong.current = next;
    setFaults(next);
  }

  function fault(slot: ScoutingImage, found: FieldFault | null) {
    const { [slot]: _old, ...rest } = wrong.current;
    putFaults(found ? { ...rest, [slot]: found } : rest);
  }

  async function read(slot: ScoutingImage, file: File, isLast: () => boolean) {
    setNews({ slot, what: 'reading' });
    // If the checking script cannot be loaded, the server checks.
    const checking = import('./photo-fault').catch(() => null);
    // Reads the file now: a phone may delete the camera's file before the form is sent.
    const content = await file.arrayBuffer().catch(() => null);
    const copy = content && new File([content], file.name, { type: file.type });
    const found = copy ? ((await (await checking)?.faultOf(copy)) ?? null) : 'image-damaged';
    if (!isLast()) return;
    fault(slot, found);
    setNews({ slot, what: found ?? 'taken' });
    if (found || !copy) return;
    show(slot, copy);
    if (!(await writePhoto(slot, copy))) setNotPersisted(true);
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
    void dropPhotos([slot]);
  }

  function clear() {
    reading.current.clear();
    put({});
    putFaults({});
    setNews(null);
  }

  /** Marks and returns the slots that prevent sending; waits for photos that are being read. */
  function requireAll(): PhotoFaults | Promise<PhotoFaults> {
    return reading.current.size === 0 ? blocked() : afterReading(wrong.current);
  }

  /**
   * A fault found only now also prevents sending: its message names the photo that stays chosen.
   */
  async function afterReading(known: PhotoFaults): Promise<PhotoFaults> {
    while (reading.current.size > 0) await Promise.all(reading.current.values());
    return blocked(known);
  }

  function blocked(known = wrong.current): PhotoFaults {
    const slots = SCOUTING_IMAGES.filter((slot) => {
      const photo = shown.current[slot];
      const found = wrong.current[slot];
      return !photo || photo.refused || (found && found !== known[slot]);
    });
    const found = Object.fromEntries(
      slots.map((slot) => [slot, wrong.current[slot] ?? 'required']),
    );
    putFaults(found);
    return found;
  }

  /** Takes over the photo faults that the server found. */
  function mark(found: FieldFaults) {
    putFaults(photoFaults(found));
    const marked = Object.entries(shown.current).map(([slot, photo]) => {
      return [slot, found[slot] ? { ...photo, refused: true as const } : photo];
    });
    put(Object.fromEntries(marked));
  }

  /** The chosen files, in the order of the page. */
  function files(): Record<string, File> {
    const chosen = SCOUTING_IMAGES.flatMap((slot) => {
      const photo = shown.current[slot];
      return photo ? [[slot, photo.file] as const] : [];
    });
    return Object.fromEntries(chosen);
  }

  const restore = useEffectEvent((stored: ReadonlyMap<ScoutingImage, File>) => {
    for (const [slot, file] of stored) {
      show(slot, file);
      if (wrong.current[slot] === 'required') fault(slot, null);
    }
    if (stored.size > 0) onRestored();
  });

  useEffect(() => {
    const made = urls.current;
    const pending = reading.current;
    let gone = false;
    void readPhotos().then((stored) => {
      if (gone) return;
      if (stored) restore(stored);
      else setNotPersisted(true);
    });
    return () => {
      gone = true;
      // A photo that is still being read is then dropped: the form may be open again by that time.
      pending.clear();
      for (const url of made) URL.revokeObjectURL(url);
      made.clear();
    };
  }, []);

  /** Puts photos back that were cleared. */
  function putBack(previous: Photos) {
    put(previous);
    for (const slot of SCOUTING_IMAGES) {
      const photo = previous[slot];
      if (photo) void writePhoto(slot, photo.file);
    }
  }

  return {
    ...{ photos, faults, news, notPersisted, now: () => shown.current },
    ...{ choose, remove, clear, putBack, requireAll, mark, files, forget: dropPhotos },
  };
}

/** The faults of fields alone: the server names those of photos too. */
export function withoutPhotos(faults: FieldFaults): FieldFaults {
  return Object.fromEntries(Object.entries(faults).filter(([name]) => !isScoutingImage(name)));
}

const photoFaults = (faults: FieldFaults): PhotoFaults =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => isScoutingImage(name)));
