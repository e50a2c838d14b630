'use client';

import { X } from 'lucide';
import {
  type ClipboardEvent,
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  type Ref,
  useRef,
  useState,
} from 'react';
import { IconButton } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { Dialog } from '@/components/ui/dialog';
import { TYPED_FACTOR } from '@/lib/forms/limits';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { joinLines, SEARCH_MAX_LENGTH } from '@/lib/search/typed-text';
import type { SearchData } from './search-data';

/** The list of matches, as the field announces it. */
export type ShownList = { expanded: boolean; chosenId: string | undefined };

export type AnswersProps = Omit<SearchData, 'build'> & {
  locale: Locale;
  listId: string;
  typed: string;
  /** Changes the typed text, and focuses the field. */
  onType: (words: string) => void;
  onList: (list: ShownList) => void;
  /** What the keys of the field do. */
  keys: Ref<(event: KeyboardEvent) => void>;
};

export type SearchTexts = Pick<Messages['search'], 'open' | 'label' | 'close' | 'loading'>;

type Props = {
  locale: Locale;
  texts: SearchTexts;
  /** What answers, once it is loaded. */
  loaded: { Answers: ComponentType<AnswersProps>; data: SearchData } | null;
  onClose: () => void;
};

const LIST_ID = 'search-results';

/** The search as a sheet: its field takes words at once, also while what answers them is loading. */
export function SearchSheet({ locale, texts, loaded, onClose }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const keys = useRef<(event: KeyboardEvent) => void>(null);
  const [typed, setTyped] = useState('');
  const [list, setList] = useState<ShownList>({ expanded: false, chosenId: undefined });
  const type = (words: string) => {
    setTyped(words);
    field.current?.focus();
  };
  return (
    <Dialog place="top" aria-label={texts.open} onClose={onClose}>
      <div className="min-h-64 px-gutter pb-10">
        <div className="flex items-center gap-4 border-ink border-b has-[input:focus-visible]:shadow-[0_1px_0_var(--color-ink)]">
          <SearchField
            ref={field}
            label={texts.label}
            listId={LIST_ID}
            {...list}
            value={typed}
            onType={setTyped}
            onKeyDown={(event) => keys.current?.(event)}
          />
          <IconButton
            icon={X}
            iconSize={24}
            onClick={onClose}
            aria-label={texts.close}
            className="-mr-3"
          />
        </div>
        {loaded ? (
          <loaded.Answers
            {...loaded.data}
            {...{ locale, typed, keys }}
            listId={LIST_ID}
            onType={type}
            onList={setList}
          />
        ) : (
          <p role="status" className="min-h-10 pt-3 text-mute text-sm">
            {typed.trim() !== '' && <ChangingText>{texts.loading}</ChangingText>}
          </p>
        )}
      </div>
    </Dialog>
  );
}

type FieldProps = Pick<ComponentProps<'input'>, 'ref' | 'value' | 'onKeyDown'> & {
  label: string;
  /** The ids of the list of matches and of the active option in it. */
  listId: string;
  chosenId: string | undefined;
  expanded: boolean;
  onType: (typed: string) => void;
};

/** More than what is read is stored, so that it can be shortened. */
const MAX_LENGTH = SEARCH_MAX_LENGTH * TYPED_FACTOR;

/** The search field: a combobox whose list of matches is rendered elsewhere in the dialog. */
function SearchField({ label, listId, chosenId, expanded, onType, ...field }: FieldProps) {
  // The browser would join the lines of a pasted text without a separator.
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (!/[\r\n]/.test(pasted)) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const [before, after] = [value.slice(0, selectionStart ?? 0), value.slice(selectionEnd ?? 0)];
    onType(joinLines(before + pasted + after).slice(0, MAX_LENGTH));
  };
  return (
    <input
      {...field}
      type="text"
      enterKeyHint="search"
      role="combobox"
      aria-label={label}
      aria-expanded={expanded}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={chosenId}
      autoComplete="off"
      spellCheck={false}
      maxLength={MAX_LENGTH}
      placeholder={label}
      onChange={({ target }) => onType(target.value)}
      onPaste={onPaste}
      className="display min-w-0 grow bg-transparent py-5 text-xl outline-none placeholder:text-mute max-sm:text-lg"
    />
  );
}
