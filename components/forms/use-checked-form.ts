import {
  type FocusEvent,
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type FieldPath, type FieldValues, type RegisterOptions, useForm } from 'react-hook-form';
import type { FieldFault, FieldFaults } from '@/lib/forms/fields';
import type { Reply } from '@/lib/forms/replies';
import type { Locale } from '@/lib/i18n/locales';
import { checkedAnswers, emptyFields, markedFaults, markFaults, takeFromPage } from './form-state';
import type { Content } from './post-form';
import { loadCheck, type Rules, resolverOf } from './resolver';
import { useSender } from './use-sender';

type Options<T extends FieldValues> = {
  /** The route handler that takes the form. */
  handler: `/api/${string}`;
  locale: Locale;
  rules: Rules<T>;
  /** What the server said of the form when it was posted without script. */
  reply?: Reply | null;
  /** What is wrong with a field, in words. */
  say: (fault: FieldFault, name: FieldPath<T>) => string;
  /** Finds what is wrong with what is not typed: photos, a selection. It may have to wait for it. */
  validateExtra?: () => FieldFaults | Promise<FieldFaults>;
  /** What is sent of the checked answers. */
  content: (answers: T) => Content;
  /** What the server found wrong. */
  onFaults?: (faults: FieldFaults) => void;
  /** Called with the form while it still holds what was sent. */
  onSent?: (form: HTMLFormElement) => void;
  /** For a form that can be filled in again: it has said for a moment that it was sent. */
  onReset?: () => void;
};

/**
 * A form that is checked by a schema of `lib`, sent by script and marked with what is wrong. It
 * gives no values of its own to the fields: what was typed before this script came stays.
 */
export function useCheckedForm<T extends FieldValues>(options: Options<T>) {
  const { reply, rules, say, onReset } = options;
  const url = `${options.handler}?lang=${options.locale}`;
  const form = useForm<T, unknown, T>({ resolver: resolverOf(rules), shouldFocusError: false });
  const { sending, once, waitFor, send } = useSender(options.handler, onReset && emptyAndReset);
  const { element, focusCount, focusFirstInvalid, noteFocus, focusNextInvalid } =
    useInvalidFields();
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);

  const marked = markedFaults(form);
  const untouched = form.formState.submitCount === 0 && Object.keys(marked).length === 0;
  const faults = reply && untouched ? reply.faults : marked;

  function emptyAndReset() {
    emptyFields(form);
    onReset?.();
  }

  /** True when the form was sent. */
  async function attempt(event: SyntheticEvent<HTMLFormElement>): Promise<boolean> {
    const target = event.currentTarget;
    takeFromPage(form, target);
    const answers = checkedAnswers(form, event);
    const rest = options.validateExtra?.() ?? {};
    const missing = rest instanceof Promise ? await waitFor(rest) : rest;
    const checked = await answers;
    if (!checked || Object.keys(missing).length > 0) return focusFirstInvalid();
    const end = await send(target, url, options.content(checked));
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
    /** Whether it was tried with this script, which makes a reply an old one. */
    wasSubmitted: form.formState.submitCount > 0,
    /** After a try in vain. */
    hasFailed: focusCount > 0 || Boolean(reply),
    empty: () => emptyFields(form),
    focusNextInvalid,
    /** What ties a field of the form to its control. */
    field: (name: FieldPath<T>, registered?: RegisterOptions<T, FieldPath<T>>) => {
      const fault = faults[name];
      return {
        registration: form.register(name, registered),
        fault: fault && say(fault, name),
        defaultValue: reply?.values[name],
      };
    },
    props: {
      ref: element,
      action: url,
      // Before the script is there, the browser's own check keeps an empty form from being sent.
      noValidate: ready,
      onFocus: ({ target }: FocusEvent) => {
        noteFocus(target);
        void loadCheck(rules).catch(() => {});
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

/** Moves the focus among the invalid fields of a form, in the order of the page. */
function useInvalidFields() {
  const [focusCount, setFocusCount] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  /** The field that had the focus last, from which the next one is searched. */
  const last = useRef<Element>(null);
  useEffect(() => {
    if (focusCount > 0) invalidIn(element.current)[0]?.focus();
  }, [focusCount]);
  return {
    element,
    /** How often the focus was moved to the first one. */
    focusCount,
    focusFirstInvalid: (): false => {
      setFocusCount((count) => count + 1);
      return false;
    },
    noteFocus: (target: Element) => {
      if (target.matches('input, select, textarea')) last.current = target;
    },
    /** After the last one comes the first. */
    focusNextInvalid: () => {
      const fields = invalidIn(element.current);
      const next = fields.find((one) => last.current && isAfter(one, last.current));
      (next ?? fields[0])?.focus();
    },
  };
}

function invalidIn(form: HTMLFormElement | null): HTMLElement[] {
  return [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
}

function isAfter(one: Element, other: Element): boolean {
  return Boolean(other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
}

/** Enter leaves a field, and never sends the form. */
function blurOnEnter(event: KeyboardEvent) {
  const { target } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  if (target.type === 'file') return;
  event.preventDefault();
  target.blur();
}
