import type { ClipboardEvent, ComponentProps } from 'react';
import { SEARCH_MAX_LENGTH, searchText } from '@/lib/search/text';

type Props = Pick<ComponentProps<'input'>, 'ref' | 'value' | 'onKeyDown'> & {
  label: string;
  /** The ids of the list of matches and of the active option in it. */
  listId: string;
  chosenId: string | undefined;
  expanded: boolean;
  onType: (typed: string) => void;
};

/** The search field: a combobox whose list of matches is rendered elsewhere in the dialog. */
export function SearchField({ label, listId, chosenId, expanded, onType, ...field }: Props) {
  // The browser would join the lines of a pasted text without a separator.
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (!/[\r\n]/.test(pasted)) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const [before, after] = [value.slice(0, selectionStart ?? 0), value.slice(selectionEnd ?? 0)];
    onType(searchText(before + pasted + after));
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
      maxLength={SEARCH_MAX_LENGTH}
      placeholder={label}
      onChange={({ target }) => onType(target.value)}
      onPaste={onPaste}
      className="display min-w-0 grow bg-transparent py-5 text-xl outline-none placeholder:text-mute max-sm:placeholder:text-lg"
    />
  );
}
