import type { ClipboardEvent, ComponentProps } from 'react';
import { SEARCH_MAX_LENGTH } from '@/lib/search/search-query';

type Props = Pick<ComponentProps<'input'>, 'ref' | 'value' | 'onKeyDown'> & {
  label: string;
  /** The ids of the list of matches and of the active option in it. */
  listId: string;
  chosenId: string | undefined;
  expanded: boolean;
  onType: (typed: string) => void;
  /** Receives pasted text that is too long for a search or has several lines. */
  onMessage: (text: string) => void;
};

/** The search field: a combobox whose list of matches is rendered elsewhere in the dialog. */
export function SearchField({
  label,
  listId,
  chosenId,
  expanded,
  onType,
  onMessage,
  ...field
}: Props) {
  // The search field would truncate a message and join its lines.
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (text.length <= SEARCH_MAX_LENGTH && !text.trim().includes('\n')) return;
    event.preventDefault();
    onMessage(text);
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
