import {
  type FocusEvent,
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import {
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type Resolver,
  type ResolverResult,
  useForm,
} from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import type { FieldFault, FieldFaults } from '@/lib/forms/fields';
import type { Locale } from '@/lib/i18n/locales';
import { emptyFields, errorsOf, faultsOf, takeChecked, takeFromPage } from './form-values';
import { type Content, deliver } from './post-form';
import { announceEnd, type SendingNews } from './sending-news';
import { useSending } from './use-sending';

type Check<T extends FieldValues> = Resolver<T, unknown, T>;

type Options<T extends FieldValues> = {
  /** Loads the form's schema: with its library it is 20 KB, and few visitors fill the form in. */
  schema: () => Promise<ZodMiniType<T, FieldValues>>;
  handler: `/api/${string}`;
  locale: Locale;
  say: (fault: FieldFault, name: FieldPath<T>) => string;
  news: SendingNews;
  /** The errors of what the schema does not know: a selection, or photos among these names. */
  validateExtra?: (names: readonly string[]) => FieldErrors | Promise<FieldErrors>;
  /** The content to send, from the validated answers. */
  content: (answers: T) => Content;
  onFaults?: (faults: FieldFaults) => void;
  /** Called with the form before it is emptied. */
  onSent?: (form: HTMLFormElement) => void;
  /** For a form that can be filled in again: called a moment after the success message. */
  onReset?: () => void;
};

/**
 * State of a form that a schema of `lib` validates and that is sent by script, for `Form`. It has no
 * default values, so that what was typed before hydration stays.
 */
export function useCheckedForm<T extends FieldValues>(options: Options<T>) {
  const { handler, say, schema, onReset } = options;
  const url = `${handler}?lang=${options.locale}`;
  const [openedMs] = useState(() => performance.now());
  const [{ sending, errors: refused }, dispatch] = useSending<T>(onReset && emptyAndReset);
  const form = useForm<T, unknown, T>({ resolver: validate, errors: refused });
  const { errors, isSubmitting, submitCount } = form.formState;
  const faults = faultsOf(errors);
  const lastFocused = useRef<Element>(null);

  // Tells the watchers what was given before hydration: without an option an unchanged form tells nothing.
  useEffect(() => form.setValues(form.getValues(), { shouldTouch: true }), [form]);

  function emptyAndReset() {
    emptyFields(form);
    onReset?.();
  }

  /** If the schema cannot be loaded (after a deploy, or offline), only the server validates. */
  async function validate(
    ...[values, context, resolving]: Parameters<Check<T>>
  ): Promise<ResolverResult<T, T>> {
    const check = await loadCheck(schema).catch(() => null);
    const checked = check ? await check(values, context, resolving) : { values, errors: {} };
    const extra = options.validateExtra?.(resolving.names ?? []) ?? {};
    if (extra instanceof Promise) dispatch({ type: 'waiting' });
    const missing = await extra;
    if (extra instanceof Promise) dispatch({ type: 'checking' });
    if (Object.keys(missing).length === 0) return checked;
    return { values: {}, errors: { ...checked.errors, ...missing } as FieldErrors<T> };
  }

  const take = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) =>
    takeFromPage(form, currentTarget);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting || sending.state !== 'idle') return;
    const page = event.currentTarget;
    dispatch({ type: 'checking' });
    takeFromPage(form, page);
    await form.handleSubmit(async (answers) => {
      const onProgress = (percent: number) => dispatch({ type: 'progress', percent });
      onProgress(0);
      const content = options.content(answers);
      const end = await deliver({ form: page, handler, url, content, openedMs, onProgress });
      if (!page.isConnected) announceEnd(end, options.news);
      if (end.sent) {
        dispatch({ type: 'sent' });
        return options.onSent?.(page);
      }
      const known = Object.entries(end.faults).filter(([name]) => name in form.getValues());
      dispatch({ type: 'refused', unsent: end, errors: errorsOf(Object.fromEntries(known)) });
      options.onFaults?.(end.faults);
    })(event);
  }

  return {
    form,
    control: form.control,
    faults,
    sending,
    /** How often the visitor has submitted since hydration, or since the form was last emptied. */
    submitCount,
    empty: () => emptyFields(form),
    lastFocused,
    /** The props that bind a field of the form to its control. */
    field: (name: FieldPath<T>, registered?: RegisterOptions<T, FieldPath<T>>) => {
      const fault = faults[name];
      const registration = form.register(name, registered);
      return {
        registration: {
          ...registration,
          ref: (element: unknown) => {
            takeChecked(form, element);
            registration.ref(element);
          },
        },
        fault: fault && say(fault, name),
      };
    },
    props: {
      ref: skipNativeValidation,
      action: url,
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches('input, select, textarea')) lastFocused.current = target;
        loadCheck(schema).catch(() => {});
      },
      // Not `onChange`: React does not report a value that a mask has formatted while it was typed.
      onInput: take,
      onBlur: take,
      onKeyDown: blurOnEnter,
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void submit(event),
    },
  };
}

export type CheckedForm<T extends FieldValues> = ReturnType<typeof useCheckedForm<T>>;
export type BoundField = ReturnType<CheckedForm<FieldValues>['field']>;

/** Loads the resolver that validates a form. The browser caches the modules. */
async function loadCheck<T extends FieldValues>(schema: Options<T>['schema']): Promise<Check<T>> {
  const [{ zodResolver }, loaded] = await Promise.all([
    import('@hookform/resolvers/zod'),
    schema(),
  ]);
  return zodResolver(loaded) as Check<T>;
}

/** Until the script has loaded, native validation keeps an incomplete form from being sent. */
function skipNativeValidation(form: HTMLFormElement | null) {
  if (form) form.noValidate = true;
}

/** Enter leaves a field and never submits the form. */
function blurOnEnter(event: KeyboardEvent) {
  const { target } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  if (target.type === 'file') return;
  event.preventDefault();
  target.blur();
}
