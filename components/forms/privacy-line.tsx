import { PageLink } from '@/components/ui/page-link';
import type { Locale } from '@/lib/i18n/locales';

type Props = { locale: Locale; text: string; link: string };

/** What is done with the sender's data, and the way to more about it. */
export function PrivacyLine({ locale, text, link }: Props) {
  return (
    <p className="form-privacy">
      {text}{' '}
      <PageLink locale={locale} route={{ page: 'privacy' }}>
        {link}
      </PageLink>
    </p>
  );
}
