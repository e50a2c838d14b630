'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import { MAX_SHARED } from '@/lib/favorites/limits';
import { writtenNumber } from '@/lib/i18n/figures';
import { counted, fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { ageInWords, sizeInWords } from '@/public/assets/offline-words.js';
import { useOfflineCopy } from './use-offline-copy';

type Texts = Messages['favorites']['offline'];

export type OfflineProps = {
  locale: Locale;
  /** The path of the saved page, which is the scope of its worker. */
  path: string;
  /** The selection, of which the first `MAX_SHARED` talents are saved. */
  ids: readonly number[];
  /** The visitor's notes by id, which stay on the device. */
  notes: Readonly<Record<number, string>>;
  texts: Texts;
};

const TOOL = 'quiet-link min-h-11 cursor-pointer';
const MINUTE_MS = 60_000;

/** Saves a selection on the device, shows what is saved and how old it is, and deletes it. */
export default function OfflineCopy(props: OfflineProps & { save: boolean }) {
  const { locale, path, ids, notes, texts } = props;
  const { copy, step, save, free } = useOfflineCopy(path);
  const saving = useRef<HTMLButtonElement>(null);
  const first = ids.slice(0, MAX_SHARED);
  const isBusy = step === 'saving' || typeof step === 'object';
  const shown = isBusy ? null : copy;
  const press = () => {
    if (!isBusy) void save(first, notesOf(first, notes));
  };
  const begin = useEffectEvent(() => {
    // The pressed button was replaced by this component's. By then the visitor may be elsewhere.
    if (document.activeElement === document.body) saving.current?.focus();
    press();
  });
  useEffect(() => {
    if (props.save) begin();
  }, [props.save]);
  const status = statusText(step, texts, locale);
  const same = copy?.ids.join() === first.join();
  return (
    <div className="offline-copy text-sm">
      <div>
        {/* The age below is no live region, since it changes each minute. */}
        <p role="status" className={step === 'saved' ? 'sr-only' : ''}>
          {status && <ChangingText>{status}</ChangingText>}
        </p>
        {shown && (
          <p className="text-mute">
            <SavedAt
              key={shown.savedAt}
              at={shown.savedAt}
              text={same ? texts.saved : texts.other}
              locale={locale}
            />
          </p>
        )}
        {!shown && step === 'idle' && <p className="text-mute">{texts.lead}</p>}
        {shown && shown.missing > 0 && (
          <p>
            <ChangingText>{counted(texts.photos, shown.missing, locale)}</ChangingText>
          </p>
        )}
        {ids.length > MAX_SHARED && <p>{fill(texts.limit, { count: MAX_SHARED })}</p>}
      </div>
      <div className="tools">
        {shown && (
          // A document load: the page is not Next's. The offline guard ignores links with a target.
          <a href={path} target="_self" className={`${TOOL} inline-flex items-center`}>
            {texts.open}
          </a>
        )}
        <button ref={saving} type="button" aria-disabled={isBusy} onClick={press} className={TOOL}>
          <ChangingText>{copy && same ? texts.update : texts.keep}</ChangingText>
        </button>
        {shown && (
          <button type="button" onClick={free} className={TOOL}>
            <ChangingText>
              {fill(texts.free, { size: sizeInWords(shown.bytes, locale) })}
            </ChangingText>
          </button>
        )}
      </div>
    </div>
  );
}

function SavedAt({ at, text, locale }: { at: number; text: string; locale: Locale }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return <ChangingText>{fill(text, { age: ageInWords(at, now, locale) })}</ChangingText>;
}

function statusText(step: ReturnType<typeof useOfflineCopy>['step'], texts: Texts, locale: Locale) {
  if (step === 'idle') return '';
  if (step === 'saving') return texts.starting;
  if (step === 'saved') return texts.done;
  if (step === 'freed') return texts.freed;
  if (typeof step === 'string') return texts.failures[step];
  return fill(texts.keeping, {
    done: writtenNumber(step.done, locale),
    total: writtenNumber(step.total, locale),
  });
}

function notesOf(ids: readonly number[], notes: Readonly<Record<number, string>>) {
  return Object.fromEntries(ids.flatMap((id) => (notes[id] ? [[id, notes[id]]] : [])));
}
