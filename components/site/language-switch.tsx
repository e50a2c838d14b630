import { getTranslations } from 'next-intl/server';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { alternatesOf } from '@/lib/routes/alternates';
import type { Route } from '@/lib/routes/route';
import { LanguageLinks } from './language-links';

const NAMES: Record<Locale, string> = { pt: 'Português', en: 'English', es: 'Español' };

type Props = { locale: Locale; route: Route; search: string; className: string };

/** The same page in the other languages, with its query. */
export async function LanguageSwitch({ locale, route, search, className }: Props) {
  const t = await getTranslations('site');
  const paths = alternatesOf(route);
  return (
    <LanguageLinks
      label={t('language')}
      links={LOCALES.map((lang) => ({ lang, name: NAMES[lang], path: paths[lang] }))}
      current={locale}
      search={search}
      className={className}
    />
  );
}
