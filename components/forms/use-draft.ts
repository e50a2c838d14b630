import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { storedItem } from '@/lib/browser-storage';
import { type FormState, fillFields } from './form-values';
import { type Draft, EMPTY_DRAFT, storedDrafts } from './stored-drafts';

const probe = storedItem('local', 'draft-probe', (text) => text);

function canStoreDrafts(): boolean {
  const able = probe.set('1');
  probe.remove();
  return able;
}

/** The files of a form, which are stored elsewhere, under keys of their own. */
export type DraftFiles = {
  /** The fields that hold a file. */
  fields: readonly string[];
  /** The keys of the files that the form has now, by field. */
  keys: () => Draft['files'];
  /** Gives the files of the form other keys, because those that they had may be deleted. */
  renew: () => void;
  /** Deletes the files that no draft has. */
  sweep: (used: () => readonly string[]) => void;
};

type Options<T extends Record<string, unknown>> = {
  /** The name of the draft in this device's storage. */
  name: string;
  form: FormState<T>;
  /** Whether the answer of a field is stored. */
  isStored: (field: string) => boolean;
  files?: DraftFiles;
  onRestored?: (draft: Draft) => void;
};

/**
 * Stores what is typed or autofilled in this tab on this device, and restores it when the page is opened
 * again. A field that is already filled in at hydration wins over the draft.
 */
export function useDraft<T extends Record<string, unknown>>(options: Options<T>) {
  const { name, form, files } = options;
  const [drafts] = useState(() => storedDrafts(name, files?.fields));
  const [hasDraft, setHasDraft] = useState(false);
  const [notPersisted, setNotPersisted] = useState(false);
  /** What is stored: a draft that another tab has stored is not copied before it differs. */
  const last = useRef('');

  function drop() {
    last.current = JSON.stringify(EMPTY_DRAFT);
    drafts.drop();
    setHasDraft(false);
    files?.sweep(drafts.fileKeys);
  }

  const store = useEffectEvent((values: T) => {
    const isAnswered = ([field, value]: [string, unknown]) => value && options.isStored(field);
    const draft = {
      answers: Object.fromEntries(Object.entries(values).filter(isAnswered)) as Draft['answers'],
      files: files?.keys() ?? {},
    };
    const text = JSON.stringify(draft);
    if (text === last.current) return;
    if (!hasContent(draft)) return drop();
    setHasDraft(true);
    last.current = text;
    setNotPersisted(!drafts.write(draft));
    files?.sweep(drafts.fileKeys);
  });

  const restore = useEffectEvent(() => {
    const typed = form.getValues();
    const begun = drafts.begin();
    const known = Object.entries(begun.answers).filter(
      ([field]) => field in typed && options.isStored(field),
    );
    const missing = known.filter(([field]) => !typed[field]);
    fillFields(form, Object.fromEntries(missing) as Partial<T>);
    const draft = { ...begun, answers: Object.fromEntries(known) };
    last.current = JSON.stringify(draft);
    setHasDraft(hasContent(draft));
    setNotPersisted(!canStoreDrafts());
    options.onRestored?.(draft);
    store(form.getValues());
    files?.sweep(drafts.fileKeys);
  });

  /** Another tab may have removed the draft of this one, with which it began. */
  const heal = useEffectEvent(({ key }: StorageEvent) => {
    if (key !== drafts.key || !drafts.isLost()) return;
    files?.renew();
    last.current = '';
    store(form.getValues());
  });

  useEffect(() => {
    restore();
    window.addEventListener('storage', heal);
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => store(values),
    });
    return () => {
      window.removeEventListener('storage', heal);
      unsubscribe();
    };
  }, [form]);

  return { hasDraft, notPersisted, drop };
}

const hasContent = ({ answers, files }: Draft) =>
  Object.keys(answers).length + Object.keys(files).length > 0;
