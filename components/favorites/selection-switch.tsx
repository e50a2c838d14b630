import { ChevronDown } from 'lucide';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ChangingText } from '@/components/ui/changing-text';
import { Icon } from '@/components/ui/icon';
import { showToast } from '@/components/ui/toasts';
import { MAX_SELECTIONS, SELECTION_NAME_LENGTH } from '@/lib/favorites/limits';
import {
  deleteSelection,
  openSelection,
  renameSelection,
  startSelection,
} from '@/lib/favorites/named-selections';
import type { NamedSelection } from '@/lib/favorites/selections';
import { useFavorites } from '@/lib/favorites/store';
import { counted, fill } from '@/lib/i18n/fill';
import type { FavoritesTexts } from './texts';

type Props = { texts: FavoritesTexts };

const ACTION = 'quiet-link min-h-11 cursor-pointer text-left text-sm';

/** The visitor's selections: which one is active, its name, the others, and the way to another one. */
export function SelectionSwitch({ texts }: Props) {
  const { name, talents, others } = useFavorites((favorites) => favorites);
  const details = useRef<HTMLDetailsElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [announcement, announce] = useState('');
  const { selections, heart, count, locale } = texts;
  const numbered = (number: number) => fill(selections.numbered, { number });
  const sized = (one: Pick<NamedSelection, 'name' | 'talents'>) =>
    `${one.name}, ${counted(count, one.talents.length, locale)}`;
  const warn = (text: string, undo?: { label: string; run: () => void }) =>
    void showToast({ id: 'selections', kind: 'warning', text, undo }, heart.messages);

  function close(): void {
    if (!details.current) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  }

  function open(other: NamedSelection): void {
    const done = openSelection(other.id, numbered);
    if (done) close();
    else warn(selections.unsaved);
    announce(done ? sized(other) : '');
  }

  function start() {
    const isFull = others.length + 1 >= MAX_SELECTIONS;
    if (isFull) return warn(fill(selections.full, { count: MAX_SELECTIONS }));
    // The field has the new name before it is selected, so that typing replaces it.
    if (!flushSync(() => startSelection(numbered))) return warn(selections.unsaved);
    field.current?.focus();
    field.current?.select();
  }

  function remove() {
    const undo = deleteSelection(numbered);
    if (!undo) return warn(selections.unsaved);
    close();
    const text = fill(selections.deleted, { name: name || selections.title });
    warn(text, { label: heart.undo, run: () => undo() || warn(selections.unsaved) });
  }

  if (talents.length + others.length === 0 && !name) return null;
  return (
    <>
      <details ref={details} className="px-gutter pt-3">
        <summary className="quiet-link inline-flex min-h-11 cursor-pointer items-center gap-3 text-lg wrap-anywhere">
          {name && <span className="sr-only">{`${selections.title}:`}</span>}
          <ChangingText>{name || selections.title}</ChangingText>
          <Icon of={ChevronDown} />
        </summary>
        <div className="flex flex-col items-start gap-y-1 sm:max-w-column border-line border-b pb-4">
          {others.length > 0 && (
            <ul>
              {others.map((other) => (
                <li key={other.id}>
                  <button type="button" onClick={() => open(other)} className={ACTION}>
                    <ChangingText>{sized(other)}</ChangingText>
                  </button>
                </li>
              ))}
            </ul>
          )}
          <NameField ref={field} texts={selections} name={name} onRefused={warn} />
          <button type="button" onClick={start} className={ACTION}>
            {selections.new}
          </button>
          {others.length > 0 && (
            <button type="button" onClick={remove} className={ACTION}>
              {selections.delete}
            </button>
          )}
        </div>
      </details>
      <p role="status" className="sr-only">
        {announcement && <ChangingText>{announcement}</ChangingText>}
      </p>
    </>
  );
}

type NameFieldProps = {
  ref: RefObject<HTMLInputElement | null>;
  texts: FavoritesTexts['selections'];
  name: string;
  onRefused: (text: string) => void;
};

function NameField({ ref, texts, name, onRefused }: NameFieldProps) {
  // As typed, since a stored name neither begins nor ends with a space.
  const [typed, setTyped] = useState<string>();
  return (
    <div className="w-full py-2 text-sm">
      <label htmlFor="selection-name">{texts.name}</label>
      <input
        ref={ref}
        id="selection-name"
        aria-describedby="selection-name-hint"
        type="text"
        autoComplete="off"
        maxLength={SELECTION_NAME_LENGTH}
        value={typed ?? name}
        onChange={({ target }) => {
          setTyped(target.value);
          if (!renameSelection(target.value)) onRefused(texts.unsaved);
        }}
        onBlur={() => setTyped(undefined)}
        className="field-control"
      />
      <p id="selection-name-hint" className="pt-1 text-mute">
        {texts.hint}
      </p>
    </div>
  );
}
