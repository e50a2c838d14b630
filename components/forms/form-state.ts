import type { SyntheticEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { FieldFault, FieldFaults } from '@/lib/forms/fields';

type State<T extends FieldValues> = UseFormReturn<T, unknown, T>;

/** The answers as the schema reads them; null when some are wrong, which marks them. */
export function checkedAnswers<T extends FieldValues>(
  form: State<T>,
  event: SyntheticEvent,
): Promise<T | null> {
  return new Promise((resolve, reject) => {
    // A form that is emptied meanwhile calls nobody back.
    form
      .handleSubmit(resolve)(event)
      .then(() => resolve(null), reject);
  });
}

/** Marks the fields that are wrong; a fault of something else stays with the caller. */
export function markFaults<T extends FieldValues>(form: State<T>, faults: FieldFaults): void {
  const names = Object.keys(form.getValues());
  for (const [name, fault] of Object.entries(faults)) {
    if (fault && names.includes(name)) {
      form.setError(name as FieldPath<T>, { type: fault, message: fault });
    }
  }
}

/** What is wrong with the fields, as it is marked now. */
export function markedFaults<T extends FieldValues>({ formState }: State<T>): FieldFaults {
  const marked = Object.entries(formState.errors);
  return Object.fromEntries(marked.map(([name, error]) => [name, error?.message as FieldFault]));
}

/** Empties all fields, those that a reply had filled in too. */
export function emptyFields<T extends FieldValues>(form: State<T>): void {
  const names = Object.keys(form.getValues());
  form.reset(Object.fromEntries(names.map((name) => [name, ''])) as T);
}
