import { storedDraft } from '@/components/forms/use-draft';

/** The name under which this device stores the draft of the brief. */
export const BRIEF_DRAFT = 'brief';

/** The fields of a brief in releases before 0.3.0, in their order. */
const OLD_FIELDS = ['job', 'dates', 'city', 'media', 'territory', 'budget', 'remarks'] as const;
type OldField = (typeof OLD_FIELDS)[number];

const draft = storedDraft<OldField>(BRIEF_DRAFT);

/**
 * The stored draft of such a brief as one text: a line for each answer, below or after its label. Empty if
 * there is none. May go with release 0.5.0.
 */
export function readOldBrief(labels: Readonly<Record<OldField, string>>): string {
  const answers = draft.read(OLD_FIELDS);
  return OLD_FIELDS.filter((name) => answers[name])
    .map((name) => `${labels[name]}:${name === 'remarks' ? '\n' : ' '}${answers[name]}`)
    .join('\n');
}
