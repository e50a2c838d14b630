'use client';

import { useParams } from 'next/navigation';
import { bodoni, hanken } from '@/app/fonts';
import { type FaultProps, FaultScreen } from '@/components/site/fault-screen';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import '@/app/globals.css';

/**
 * The screen for an unexpected error, wherever it occurs. There is no error screen per language,
 * because each page would load both.
 */
export default function GlobalError(props: FaultProps) {
  // Outside of pages there are no parameters.
  const lang = useParams<{ lang: string }>()?.lang;
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE;
  return (
    <html lang={locale} className={`${bodoni.variable} ${hanken.variable}`}>
      <body>
        <FaultScreen locale={locale} {...props} />
      </body>
    </html>
  );
}
