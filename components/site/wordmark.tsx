import { PageLink } from '@/components/ui/page-link';
import type { Locale } from '@/lib/i18n/locales';
import { siteName } from '@/lib/site';

/** The agency's name, which leads home. */
export function Wordmark({ locale }: { locale: Locale }) {
  return (
    <PageLink
      locale={locale}
      route={{ page: 'home' }}
      className="wordmark display truncate py-2 text-xl tracking-[0.12em] uppercase"
    >
      {siteName()}
    </PageLink>
  );
}
