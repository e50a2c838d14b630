import type { Messages } from '../i18n/messages';
import { SCOUTING_IMAGES } from './photo-slots';
import { mapQuestions } from './questions';

/** The labels of the questions, then of the photos, in the order of the form. */
export function labelsInOrder(fields: Messages['scouting']['fields']): Record<string, string> {
  const photos = SCOUTING_IMAGES.map((slot) => [slot, fields[slot]]);
  return { ...mapQuestions((name) => fields[name]), ...Object.fromEntries(photos) };
}
