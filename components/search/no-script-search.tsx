import { Search } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { SEARCH_MAX_LENGTH } from '@/lib/search/search-text';

type Props = {
  locale: Locale;
  texts: Pick<Messages['search'], 'open' | 'label'>;
  className: string;
};

/** The search without script: a plain form. */
export default function NoScriptSearch({ locale, texts, className }: Props) {
  return (
    <form action="/api/search" className={`items-center border-current border-b ${className}`}>
      <input type="hidden" name="lang" value={locale} />
      <input
        type="text"
        name="words"
        aria-label={texts.open}
        enterKeyHint="search"
        maxLength={SEARCH_MAX_LENGTH}
        placeholder={texts.label}
        className="w-48 min-w-0 grow bg-transparent py-1 placeholder:text-sm placeholder:text-current"
      />
      <button type="submit" aria-label={texts.open} className="icon-button">
        <Icon of={Search} size={20} strokeWidth={1.4} />
      </button>
    </form>
  );
}
