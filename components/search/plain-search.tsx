import { Search } from 'lucide-react';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { SEARCH_MAX_LENGTH } from '@/lib/search/search-query';

type Props = { locale: Locale; texts: Messages['search'] };

/** The search as a form that asks the server, for a visitor without script. */
export function PlainSearch({ locale, texts }: Props) {
  return (
    <noscript>
      <form action="/api/search" className="flex items-center border-current border-b">
        <input type="hidden" name="lang" value={locale} />
        <input
          type="text"
          name="words"
          aria-label={texts.open}
          enterKeyHint="search"
          maxLength={SEARCH_MAX_LENGTH}
          className="w-20 min-w-0 bg-transparent py-1 sm:w-48"
        />
        <button type="submit" aria-label={texts.open} className="icon-button">
          <Search aria-hidden size={20} strokeWidth={1.4} />
        </button>
      </form>
    </noscript>
  );
}
