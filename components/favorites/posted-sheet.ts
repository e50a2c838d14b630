import { storedDraft } from '@/components/forms/draft';

/** The name under which this device stores the draft of a brief. */
export const BRIEF_DRAFT = 'brief';

const draft = storedDraft<'job'>(BRIEF_DRAFT);

/**
 * What a casting sheet shows but its URL must not: notes, and the job of the brief. Undefined if there
 * are none.
 */
export function postedSheet(
  ids: readonly number[],
  notes: Readonly<Record<number, string>>,
): object | undefined {
  const { job } = draft.read(['job']);
  if (!job && !ids.some((id) => notes[id])) return undefined;
  const talents = ids.map((id) => ({ id, ...(notes[id] && { note: notes[id] }) }));
  return { talents, ...(job && { job }) };
}
