'use client';

import { X } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useState } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Dialog } from '@/components/ui/dialog';
import { IconButton } from '@/components/ui/icon-button';
import { takeOverEntry } from '@/components/ui/overlay-entry';
import { counted, fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { pathOf, profileRoute } from '@/lib/routes/build';
import { SearchMessage } from './search-message';
import { SearchResults } from './search-results';
import { type Found, useNameSearch } from './use-name-search';

type Props = { locale: Locale; texts: Messages['search']; onClose: () => void };

const LIST_ID = 'search-results';

/** Finds a talent by name: type, choose with the arrows or the pointer, Enter opens the profile. */
export default function SearchDialog({ locale, texts, onClose }: Props) {
  const router = useRouter();
  const [{ typed, active }, setState] = useState({ typed: '', active: -1 });
  const setActive = (place: number) => setState({ typed, active: place });
  const { state, found } = useNameSearch(typed);

  const open = (one: Found) => {
    const path = pathOf(locale, profileRoute(one));
    const taken = takeOverEntry();
    onClose();
    if (taken) router.replace(path);
    else router.push(path);
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
  const none = state === 'ready' && !empty && found.length === 0;
  const said = {
    loading: empty ? '' : texts.loading,
    failed: texts.failed,
    ready: empty || none ? '' : counted(texts.found, found.length, locale),
  }[state];
  return (
    <Dialog place="top" aria-label={texts.open} onClose={onClose}>
      <div className="min-h-64 px-gutter pb-10">
        <div className="flex items-center gap-4 border-ink border-b has-[input:focus-visible]:border-accent has-[input:focus-visible]:shadow-[0_1px_0_var(--color-accent)]">
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
            onChange={({ target }) => setState({ typed: target.value, active: -1 })}
            onKeyDown={onKeyDown}
            className="display min-w-0 grow bg-transparent py-5 text-xl outline-none placeholder:text-mute"
          />
          <IconButton
            icon={X}
            iconSize={24}
            onClick={onClose}
            aria-label={texts.close}
            className="-mr-3"
          />
        </div>
        <div role="status" className="min-h-10 pt-3 text-mute text-sm">
          {said}
          {none && (
            <SearchMessage title={fill(texts.none, { name: typed.trim() })} text={texts.noneHint} />
          )}
        </div>
        {none && (
          <ButtonLink
            locale={locale}
            route={{ page: 'roster', view: 'models' }}
            onClick={onClose}
            className="mt-6"
          >
            {texts.seeModels}
          </ButtonLink>
        )}
        {empty && found.length === 0 && <SearchMessage title={texts.idle} text={texts.idleHint} />}
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
    </Dialog>
  );
}
