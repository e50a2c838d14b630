import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type { FormState } from '@/components/forms/form-values';
import type { FieldFault } from '@/lib/forms/fields';
import { imageFault, isTooSmall } from '@/lib/scouting/image-rules';
import { SCOUTING_IMAGES, type ScoutingImage } from '@/lib/scouting/photo-slots';
import type { Application } from './application';
import { dropPhotos, readPhotos, writePhoto } from './photo-store';

/** The last change of a photo, announced to screen readers. */
export type PhotoNews = { slot: ScoutingImage; what: 'reading' | 'taken' | 'removed' | FieldFault };

/** The type of an error about a file that was not taken: an earlier photo stays and can be sent. */
export const NOT_TAKEN = 'not-taken';

const REQUIRED = { type: 'required', message: 'required' };

/**
 * The four photos of an application: chosen, checked, and stored in this browser. They are values of
 * the form. If a file that should replace a good photo has a fault, the good one stays chosen.
 */
export function usePhotos(form: FormState<Application>, onRestored: () => void) {
  const [news, setNews] = useState<PhotoNews | null>(null);
  const [notPersisted, setNotPersisted] = useState(false);
  const reading = useRef(new Map<ScoutingImage, Promise<void>>());

  const errorOf = (slot: ScoutingImage) => form.getFieldState(slot).error;
  const isRefused = (slot: ScoutingImage) => {
    const error = errorOf(slot);
    return Boolean(form.getValues(slot) && error && error.type !== NOT_TAKEN);
  };

  async function read(slot: ScoutingImage, file: File, isLast: () => boolean) {
    setNews({ slot, what: 'reading' });
    // Reads the file now: a phone may delete the camera's file before the form is sent.
    const content = await file.arrayBuffer().catch(() => null);
    const copy = content && new File([content], file.name, { type: file.type });
    const found = copy ? await faultOf(copy) : 'image-damaged';
    if (!isLast()) return;
    setNews({ slot, what: found ?? 'taken' });
    if (found) {
      form.setError(slot, { type: isRefused(slot) ? found : NOT_TAKEN, message: found });
    } else if (copy) {
      form.clearErrors(slot);
      form.setValue(slot, copy);
      await store(slot, copy);
    }
  }

  async function store(slot: ScoutingImage, file: File) {
    if (!(await writePhoto(slot, file))) setNotPersisted(true);
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
    form.setValue(slot, null);
    form.clearErrors(slot);
    setNews({ slot, what: 'removed' });
    void dropPhotos([slot]);
  }

  /** Forgets what is being read and announced; the form empties the photos themselves. */
  function clear() {
    reading.current.clear();
    setNews(null);
  }

  /**
   * The errors of those slots that prevent sending. Waits for photos that are being read: a fault that
   * is found only then also prevents it, because its message names the photo that stays chosen.
   */
  function validate(names: readonly string[]): FieldErrors | Promise<FieldErrors> {
    const slots = SCOUTING_IMAGES.filter((slot) => names.includes(slot));
    const known = slots.map(errorOf);
    const blocking = () => {
      const errors = slots.map((slot, index) => {
        const error = errorOf(slot);
        const isNew = error && error !== known[index];
        const blocks = !form.getValues(slot) || isRefused(slot) || isNew;
        return [slot, blocks ? (error ?? REQUIRED) : undefined] as const;
      });
      return Object.fromEntries(errors.filter(([, error]) => error));
    };
    return slots.length > 0 && reading.current.size > 0 ? allRead().then(blocking) : blocking();
  }

  async function allRead() {
    while (reading.current.size > 0) await Promise.all(reading.current.values());
  }

  /** The chosen files, in the order of the page. */
  function files(): Record<string, File> {
    const chosen = SCOUTING_IMAGES.flatMap((slot) => {
      const file = form.getValues(slot);
      return file ? [[slot, file] as const] : [];
    });
    return Object.fromEntries(chosen);
  }

  const restore = useEffectEvent((stored: ReadonlyMap<ScoutingImage, File>) => {
    for (const [slot, file] of stored) {
      if (errorOf(slot)?.type === 'required') form.clearErrors(slot);
      form.setValue(slot, file);
    }
    if (stored.size > 0) onRestored();
  });

  useEffect(() => {
    const pending = reading.current;
    void readPhotos().then((stored) => {
      if (stored) restore(stored);
      else setNotPersisted(true);
    });
    // Leaving drops a photo that is still being read: the form may be open again by the time it is read.
    return () => pending.clear();
  }, []);

  return { news, notPersisted, choose, remove, clear, store, validate, files, forget: dropPhotos };
}

const MARK_BYTES = 16;

/** What is wrong with a file that should be a photo; null if it is fine. */
async function faultOf(file: File): Promise<FieldFault | null> {
  const start = new Uint8Array(await file.slice(0, MARK_BYTES).arrayBuffer());
  const found = imageFault(start, file.size);
  if (found) return found;
  const url = URL.createObjectURL(file);
  const size = await sizeOf(url);
  URL.revokeObjectURL(url);
  return size && isTooSmall(size) ? 'image-small' : null;
}

/** Null if this browser cannot read the format, which the server may still support. */
function sizeOf(url: string): Promise<{ width: number; height: number } | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(null);
    image.src = url;
  });
}
