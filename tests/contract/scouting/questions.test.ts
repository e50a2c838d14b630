import { expect, it } from 'vitest';
import type { QuestionName } from '@/lib/scouting/questions';
import { SCOUTING_FIELDS } from '../../demo-panel/scouting-fields.ts';
import { RECEIVED } from '../../fixtures/application.ts';

/** The names under which the answers of all questions are sent. */
type Sent = Exclude<QuestionName, 'adult' | 'adult_confirmed' | 'father'> | 'contacts';

/** Does not compile while the stand-in lacks the field of a question. */
const KNOWN: Readonly<Record<Sent, unknown>> = SCOUTING_FIELDS;

it('the panel knows each field that the site sends, and no other', () => {
  const sent = Object.keys({ ...RECEIVED, consent: '' });
  expect(Object.keys(KNOWN).sort()).toEqual(sent.sort());
});
