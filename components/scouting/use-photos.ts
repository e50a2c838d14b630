import { useEffect, useRef, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type { FormState } from '@/components/forms/form-values';
import type { Draft } from '@/components/forms/stored-drafts';
import type { DraftFiles } from '@/components/forms/use-draft';
import type { FieldFault } from '@/lib/forms/fields';
import { SCOUTING_IMAGES, type ScoutingImage } from '@/lib/scouting/image-rules';
import type { Application } from './application';
import { photoFault } from './photo-fault';
import { forgetKeys, photoKey, readPhotos, sweepPhotos } from './photo-store';

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
  /** The keys of stored photos that are being restored, of slots that were not touched meanwhile. */
  const restoring = useRef(new Map<ScoutingImage, string>());

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
    const found = copy ? await photoFault(copy) : 'image-damaged';
    if (!isLast()) return;
    setNews({ slot, what: found ?? 'taken' });
    if (found) {
      form.setError(slot, { type: isRefused(slot) ? found : NOT_TAKEN, message: found });
    } else if (copy) {
      form.clearErrors(slot);
      form.setValue(slot, copy);
    }
  }

  /** Takes a file for a slot; further ones, which were dropped with it, are for the empty slots. */
  function choose(chosen: ScoutingImage, files: readonly File[]) {
    const isEmpty = (slot: ScoutingImage) =>
      !form.getValues(slot) && !reading.current.has(slot) && !restoring.current.has(slot);
    const others = SCOUTING_IMAGES.filter((slot) => slot !== chosen && isEmpty(slot));
    for (const [index, slot] of [chosen, ...others].entries()) {
      const file = files[index];
      if (file) take(slot, file);
    }
  }

  function take(slot: ScoutingImage, file: File) {
    restoring.current.delete(slot);
    const isLast = () => reading.current.get(slot) === work;
    const work: Promise<void> = read(slot, file, isLast).finally(() => {
      if (isLast()) reading.current.delete(slot);
    });
    reading.current.set(slot, work);
  }

  function remove(slot: ScoutingImage) {
    restoring.current.delete(slot);
    reading.current.delete(slot);
    form.setValue(slot, null);
    form.clearErrors(slot);
    setNews({ slot, what: 'removed' });
  }

  /** Forgets what is being read and announced; the form empties the photos themselves. */
  function clear() {
    restoring.current.clear();
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
    const chosen = SCOUTING_IMAGES.map((slot) => [slot, form.getValues(slot)] as const);
    return Object.fromEntries(chosen.filter(([, file]) => file)) as Record<string, File>;
  }

  /** Fills the slots of a stored draft that the visitor has not touched meanwhile. */
  async function restore(keys: Draft['files']) {
    const slots = SCOUTING_IMAGES.flatMap((slot) => {
      const key = keys[slot];
      return key && !form.getValues(slot) && !reading.current.has(slot)
        ? [[slot, key] as const]
        : [];
    });
    restoring.current = new Map(slots);
    const stored = await readPhotos(slots);
    if (!stored) setNotPersisted(true);
    const untouched = (stored ?? []).filter(([slot]) => restoring.current.has(slot));
    for (const [slot, file] of untouched) {
      if (errorOf(slot)?.type === 'required') form.clearErrors(slot);
      form.setValue(slot, file);
    }
    restoring.current.clear();
    if (untouched.length > 0) onRestored();
  }

  /** What the draft stores of the photos. */
  const stored: DraftFiles = {
    fields: SCOUTING_IMAGES,
    keys: () => {
      const chosen = files();
      const failed = () => setNotPersisted(true);
      const keys = SCOUTING_IMAGES.flatMap((slot) => {
        const photo = chosen[slot];
        const key = photo ? photoKey(photo, failed) : restoring.current.get(slot);
        return key ? [[slot, key]] : [];
      });
      return Object.fromEntries(keys);
    },
    renew: () => forgetKeys(Object.values(files())),
    sweep: (used) => void sweepPhotos(used),
  };

  useEffect(() => {
    const pending = reading.current;
    // Leaving drops a photo that is still being read: the form may be open again by the time it is read.
    return () => pending.clear();
  }, []);

  return { news, notPersisted, choose, remove, clear, restore, validate, files, stored };
}
