import { type FocusEvent, type KeyboardEvent, type SyntheticEvent, useCallback } from 'react';
import type { FieldPath, FieldValues, RegisterOptions } from 'react-hook-form';
import type { FieldFault, FieldFaults } from '@/lib/forms/fields';
import type { Locale } from '@/lib/i18n/locales';
import { emptyFields, type FormState, faultsOf, markFaults, takeFromPage } from './form-state';
import type { Content } from './post-form';
import { type LoadSchema, loadCheck } from './resolver';
import { useInvalidFields } from './use-invalid-fields';
import { useSender } from './use-sender';

type Options<T extends FieldValues> = {
  /** The form's `useForm`, without default values, so that what was typed before hydration stays. */
  form: FormState<T>;
  /** The schema that its resolver validates by, loaded as soon as a field gets the focus. */
  schema: LoadSchema<T>;
  /** The route handler that the form posts to. */
  handler: `/api/${string}`;
  locale: Locale;
  /** The message for a fault of a field. */
  say: (fault: FieldFault, name: FieldPath<T>) => string;
  /** Validates what is not typed: photos, a selection. May be asynchronous. */
  validateExtra?: () => FieldFaults | Promise<FieldFaults>;
  /** The content to send, from the validated answers. */
  content: (answers: T) => Content;
  /** Called with the faults that the server found. */
  onFaults?: (faults: FieldFaults) => void;
  /** Called with the form before it is emptied. */
  onSent?: (form: HTMLFormElement) => void;
  /**
   * For a form that can be filled in again: called after the success message was shown for a
   * moment.
   */
  onReset?: () => void;
};

/** State of a form that a schema of `lib` validates and that is sent by script, for `Form`. */
export function useCheckedForm<T extends FieldValues>(options: Options<T>) {
  const { form, say, onReset } = options;
  const url = `${options.handler}?lang=${options.locale}`;
  const { errors, submitCount } = form.formState;
  const { sending, once, waitFor, send } = useSender(options.handler, onReset && emptyAndReset);
  const { element, focusCount, focusFirstInvalid, noteFocus, focusNextInvalid } =
    useInvalidFields();
  const attach = useCallback(
    (mounted: HTMLFormElement | null) => {
      element.current = mounted;
      // The schema validates from here on. Before hydration, native validation keeps an incomplete
      // form from being sent.
      if (mounted) mounted.noValidate = true;
    },
    [element],
  );

  const faults = faultsOf(errors);

  function emptyAndReset() {
    emptyFields(form);
    onReset?.();
  }

  /** Returns whether the form was sent. */
  async function attempt(event: SyntheticEvent<HTMLFormElement>): Promise<boolean> {
    const target = event.currentTarget;
    takeFromPage(form, target);
    const valid: { answers?: T } = {};
    await form.handleSubmit((answers) => {
      valid.answers = answers;
    })(event);
    const rest = options.validateExtra?.() ?? {};
    const missing = rest instanceof Promise ? await waitFor(rest) : rest;
    // Only now are the invalid fields marked, so that the focus can find them.
    if (!valid.answers || Object.keys(missing).length > 0) return focusFirstInvalid();
    const end = await send(target, url, options.content(valid.answers));
    if (end.sent) {
      options.onSent?.(target);
      return true;
    }
    markFaults(form, end.faults);
    options.onFaults?.(end.faults);
    return Object.keys(end.faults).length > 0 ? focusFirstInvalid() : false;
  }

  return {
    form,
    element,
    faults,
    sending,
    /** How often the visitor has submitted since hydration, or since the form was last emptied. */
    submitCount,
    /** Whether a submission has failed. */
    hasFailed: focusCount > 0,
    empty: () => emptyFields(form),
    focusNextInvalid,
    /** The props that bind a field of the form to its control. */
    field: (name: FieldPath<T>, registered?: RegisterOptions<T, FieldPath<T>>) => {
      const fault = faults[name];
      return {
        registration: form.register(name, registered),
        fault: fault && say(fault, name),
      };
    },
    props: {
      ref: attach,
      action: url,
      onFocus: ({ target }: FocusEvent) => {
        noteFocus(target);
        loadCheck(options.schema).catch(() => {});
      },
      onKeyDown: blurOnEnter,
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault();
        void once(() => attempt(event));
      },
    },
  };
}

export type CheckedForm<T extends FieldValues> = ReturnType<typeof useCheckedForm<T>>;
export type BoundField = ReturnType<CheckedForm<FieldValues>['field']>;

/** Enter leaves a field and never submits the form. */
function blurOnEnter(event: KeyboardEvent) {
  const { target } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  if (target.type === 'file') return;
  event.preventDefault();
  target.blur();
}
