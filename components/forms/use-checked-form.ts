import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { type FieldValues, type Resolver, useForm } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { checkFields, type FieldFault, type FieldFaults } from '@/lib/forms/fields';

/**
 * A form that is checked by a schema of `lib/forms`, the one that the server checks it with. It gives
 * no values of its own to the fields: what was typed before this script came stays.
 */
export function useCheckedForm<T extends FieldValues & Record<string, string>>(
  schema: ZodMiniType<T>,
  first: FieldFaults | undefined,
) {
  const [tries, setTries] = useState(0);
  const [ready, setReady] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<T>({ resolver: resolverOf(schema), shouldFocusError: false });
  const { errors, submitCount } = form.formState;

  useEffect(() => setReady(true), []);

  // The first field that is wrong, in the order of the page, whatever kind of control it is.
  useEffect(() => {
    if (tries > 0) {
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [tries]);

  const found = Object.entries(errors).map(([name, error]) => [name, error?.message]);
  const faults: FieldFaults =
    submitCount === 0 && first && found.length === 0 ? first : Object.fromEntries(found);

  return {
    form,
    faults,
    /**
     * Hands the answers over, or null when some are wrong. `work` gives false when the try to send
     * was in vain: then the first field that is wrong is focused.
     */
    submit: (work: (answers: T | null) => Promise<boolean>) => async (event: SyntheticEvent) => {
      let done = true;
      const hand = async (answers: T | null) => {
        done = await work(answers);
      };
      await form.handleSubmit(
        (answers) => hand(answers),
        () => hand(null),
      )(event);
      if (!done) setTries((count) => count + 1);
    },
    tried: tries > 0 || first !== undefined,
    props: {
      ref: element,
      // Before the script is there, the browser's own check keeps an empty form from being sent.
      noValidate: ready,
      onKeyDown: blurOnEnter,
    },
  };
}

/** Enter leaves a field, and never sends the form. */
function blurOnEnter(event: KeyboardEvent) {
  const { target } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  if (target.type === 'file') return;
  event.preventDefault();
  target.blur();
}

function resolverOf<T extends FieldValues & Record<string, string>>(
  schema: ZodMiniType<T>,
): Resolver<T> {
  return (values) => {
    const { data, faults } = checkFields(schema, values);
    if (data) return { values: data, errors: {} };
    const found = Object.entries(faults ?? {}) as [string, FieldFault][];
    const errors = found.map(([name, fault]) => [name, { type: fault, message: fault }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}
