'use client';

import { X } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { counted, fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { pathOf, profileRoute } from '@/lib/routes/build';
import { SearchResults } from './search-results';
import { type Found, useNameSearch } from './use-name-search';

type Props = { locale: Locale; texts: Messages['search']; onClose: () => void };

const LIST_ID = 'search-results';

/** Finds a talent by name: type, choose with the arrows or the pointer, Enter opens the profile. */
export function SearchDialog({ locale, texts, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const router = useRouter();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const { state, found } = useNameSearch(typed);

  useEffect(() => dialog.current?.showModal(), []);

  const close = () => {
    dialog.current?.close();
    onClose();
  };
  const open = (one: Found) => {
    close();
    router.push(pathOf(locale, profileRoute(one)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) {
      event.preventDefault();
      const next = active < 0 && step < 0 ? found.length - 1 : active + step;
      setActive((next + found.length) % found.length);
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const one = found[active] ?? (typed.trim() === '' ? undefined : found[0]);
    if (one) open(one);
  };

  const empty = typed.trim() === '';
  const said = {
    loading: empty ? '' : texts.loading,
    failed: texts.failed,
    ready: empty
      ? ''
      : found.length === 0
        ? fill(texts.none, { name: typed.trim() })
        : counted(texts.found, found.length, locale),
  }[state];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Esc, which cancels it
    <dialog
      ref={dialog}
      aria-label={texts.open}
      onCancel={close}
      onClick={(event) => event.target === dialog.current && close()}
      className="search"
    >
      <div className="px-gutter pb-10">
        <div className="flex items-center gap-4 border-ink border-b">
          <input
            type="text"
            enterKeyHint="search"
            role="combobox"
            aria-label={texts.label}
            aria-expanded={found.length > 0}
            aria-controls={LIST_ID}
            aria-autocomplete="list"
            aria-activedescendant={found[active] ? `${LIST_ID}-${active}` : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            placeholder={texts.label}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setActive(-1);
            }}
            onKeyDown={onKeyDown}
            className="display min-w-0 grow bg-transparent py-5 text-xl outline-none placeholder:text-mute"
          />
          <button
            type="button"
            onClick={close}
            aria-label={texts.close}
            className="-mr-3 grid size-11 shrink-0 cursor-pointer place-items-center"
          >
            <X aria-hidden size={24} strokeWidth={1.4} />
          </button>
        </div>
        <p role="status" className="min-h-10 pt-3 text-mute text-sm">
          {said}
        </p>
        {empty && found.length > 0 && <p className="caps pb-2 text-mute">{texts.recent}</p>}
        <SearchResults
          id={LIST_ID}
          label={empty ? texts.recent : texts.results}
          locale={locale}
          found={found}
          active={active}
          onPoint={setActive}
          onOpen={open}
        />
      </div>
    </dialog>
  );
}
