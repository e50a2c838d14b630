'use client';

import { useParams } from 'next/navigation';
import { bodoni, hanken } from '@/app/fonts';
import { type FaultProps, FaultScreen } from '@/components/site/fault-screen';
import { localeOrDefault } from '@/lib/i18n/locales';
import '@/app/globals.css';

/** For an unexpected error anywhere. Not one per language, because each page would load both. */
export default function GlobalError(props: FaultProps) {
  // Outside of pages there are no parameters.
  const locale = localeOrDefault(useParams<{ lang: string }>()?.lang);
  return (
    <html lang={locale} className={`${bodoni.variable} ${hanken.variable}`}>
      <body>
        <FaultScreen locale={locale} {...props} />
      </body>
    </html>
  );
}
