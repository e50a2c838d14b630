import { writtenDate } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';

/** The date of a post in the visitor's language; nothing if it has none. */
export function PostDate({ iso, locale }: { iso: string | null; locale: Locale }) {
  if (!iso) return null;
  return (
    <time dateTime={iso} className="caps block text-mute">
      {writtenDate(iso, locale)}
    </time>
  );
}
