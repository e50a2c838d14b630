'use client';

import { bodoni, hanken } from '@/app/fonts';
import { type FaultProps, FaultScreen } from '@/components/site/fault-screen';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import '@/app/globals.css';

/** A fault in the frame of all pages, where no other screen is left. */
export default function GlobalError(props: FaultProps) {
  return (
    <html lang={DEFAULT_LOCALE} className={`${bodoni.variable} ${hanken.variable}`}>
      <body>
        <FaultScreen {...props} />
      </body>
    </html>
  );
}
