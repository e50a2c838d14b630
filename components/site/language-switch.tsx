import { getTranslations } from 'next-intl/server';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { languageSwitch } from '@/lib/routes/alternates';
import type { Route } from '@/lib/routes/route';

const NAMES: Record<Locale, string> = { pt: 'Português', en: 'English', es: 'Español' };

type Props = { locale: Locale; route: Route; search: string; className: string };

/**
 * The same page in the other languages. Plain links: a new language is a new document, so that its
 * `lang` is right for a screen reader.
 */
export async function LanguageSwitch({ locale, route, search, className }: Props) {
  const t = await getTranslations('site');
  const paths = languageSwitch(route, search);
  return (
    <nav aria-label={t('language')} className={className}>
      <ul className="flex">
        {LOCALES.map((one) => (
          <li key={one}>
            <a
              href={paths[one]}
              hrefLang={one}
              data-language={one}
              lang={one}
              aria-current={one === locale ? 'true' : undefined}
              className="caps quiet-link grid size-11 place-items-center opacity-80 aria-[current]:opacity-100"
            >
              <span>
                {one}
                <span className="sr-only"> {NAMES[one]}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
