import type {
  FieldErrors,
  FieldPath,
  FieldValues,
  PathValue,
  UseFormReturn,
} from 'react-hook-form';
import type { FieldFault, FieldFaults } from '@/lib/forms/fields';

/** What react-hook-form's `useForm` gives a form whose schema is that of `T`. */
export type FormState<T extends FieldValues> = UseFormReturn<T, unknown, T>;

export function errorsOf<T extends FieldValues>(faults: FieldFaults): FieldErrors<T> {
  const marked = Object.entries(faults);
  return Object.fromEntries(
    marked.map(([name, fault]) => [name, { type: fault, message: fault }]),
  ) as FieldErrors<T>;
}

export function faultsOf<T extends FieldValues>(errors: FieldErrors<T>): FieldFaults {
  const marked = Object.entries(errors);
  return Object.fromEntries(marked.map(([name, error]) => [name, error?.message as FieldFault]));
}

export function emptyFields<T extends FieldValues>(form: FormState<T>): void {
  const values = Object.entries(form.getValues());
  const empty = values.map(([name, value]) => [name, typeof value === 'string' ? '' : null]);
  form.reset(Object.fromEntries(empty) as T);
}

/** Sets fields as if they had been typed. */
export function fillFields<T extends FieldValues>(form: FormState<T>, answers: Partial<T>): void {
  for (const [name, value] of Object.entries(answers)) {
    form.setValue(name as FieldPath<T>, value as PathValue<T, FieldPath<T>>);
  }
}

/** The radio buttons that are registered. */
const registered = new WeakSet<HTMLInputElement>();

/**
 * Takes a radio button that was chosen before hydration; call it before the button is registered.
 * `useForm` takes any other field, but resets a group whose first button is not the chosen one.
 */
export function takeChecked<T extends FieldValues>(form: FormState<T>, element: unknown): void {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return;
  if (registered.has(element)) return;
  registered.add(element);
  const name = element.name as FieldPath<T>;
  if (element.checked) form.setValue(name, element.value as PathValue<T, FieldPath<T>>);
}

/** Takes texts from the page: browsers and password managers may autofill without an event. */
export function takeFromPage<T extends FieldValues>(
  form: FormState<T>,
  page: HTMLFormElement,
): void {
  for (const [name, known] of Object.entries(form.getValues())) {
    const control = page.elements.namedItem(name);
    const text = hasText(control) ? control.value : '';
    if (text !== '' && text !== known) fillFields(form, { [name]: text } as Partial<T>);
  }
}

function hasText(
  control: Element | RadioNodeList | null,
): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  if (control instanceof HTMLInputElement) return !['checkbox', 'file'].includes(control.type);
  return control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
}
