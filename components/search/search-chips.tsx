import { X } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { type Understood, understand } from '@/lib/search/understand';
import { wordsOf, written } from '@/lib/search/wording';
import type { Wish } from '@/lib/search/words';
import { WORDS } from '@/lib/talents/wording';

type Props = {
  locale: Locale;
  texts: Messages['search'];
  understood: Understood;
  onType: (words: string) => void;
};

/** One chip for each wish, and one for a name beside wishes; a click removes it. */
export function SearchChips({ locale, texts, understood, onType }: Props) {
  const chips = chipsOf(understood, locale);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={texts.understood} className="flex flex-wrap gap-2 pt-4">
      {chips.map(({ text, left }) => (
        <li key={text} className="min-w-0">
          <button
            type="button"
            aria-label={fill(texts.remove, { wish: text })}
            onClick={() => onType(written(left, locale))}
            className="inline-flex min-h-9 max-w-full cursor-pointer items-center gap-2 border border-ink px-3 text-sm hover:bg-ink hover:text-paper"
          >
            <span className="min-w-0 wrap-anywhere">{text}</span>
            <Icon of={X} size={14} className="shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function asksFor(text: string, { key }: Wish): boolean {
  return understand(text).wishes.some((wish) => wish.key === key);
}

/** The interpretation as text, each part with what is left without it. */
export function chipsOf(understood: Understood, locale: Locale) {
  const { wishes, name } = understood;
  const wished = wishes.map((wish) => {
    const left: Understood = {
      ...understood,
      wishes: wishes.filter((one) => one !== wish),
      // `10 anos` is reported, and asks for kids.
      unrecognized: understood.unrecognized.filter((text) => !asksFor(text, wish)),
    };
    return { text: wordsOf(wish, locale, wishes), left };
  });
  // A name alone needs no chip: it is in the field already.
  if (name === '' || wished.length === 0) return wished;
  const text = fill(WORDS[locale].name, { name });
  return [...wished, { text, left: { ...understood, name: '' } }];
}
