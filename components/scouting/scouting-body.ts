import { honeypotOf } from '@/components/forms/robot-checks';
import { HONEYPOT } from '@/lib/forms/limits';
import {
  SCOUTING_FIELDS,
  SCOUTING_IMAGES,
  type ScoutingAnswers,
  type ScoutingImage,
} from '@/lib/scouting/schema';
import type { Photo } from './use-photos';

export const EMPTY_ANSWERS = Object.fromEntries(
  SCOUTING_FIELDS.map((name) => [name, '']),
) as ScoutingAnswers;

/** What the page sends: the answers first, so that a server knows them before the photos come. */
export function applicationBody(
  answers: ScoutingAnswers,
  photos: Partial<Record<ScoutingImage, Photo>>,
  filling: { name: string; ms: string },
  form: HTMLFormElement | null,
): FormData {
  const body = new FormData();
  for (const name of SCOUTING_FIELDS) body.set(name, answers[name]);
  body.set(HONEYPOT, honeypotOf(form));
  body.set(filling.name, filling.ms);
  for (const slot of SCOUTING_IMAGES) {
    const photo = photos[slot];
    if (photo) body.set(slot, photo.file);
  }
  return body;
}
