import type { Metadata } from 'next';
import { bodoni, hanken } from '@/app/fonts';
import { Message } from '@/components/site/message';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { pathOf } from '@/lib/routes/build';
import '@/app/globals.css';

const { errors, pages } = messagesOf(DEFAULT_LOCALE);

/** Without the agency's name: the build renders this page, without the environment. */
export const metadata: Metadata = { title: errors.notFound };

/** The 404 outside of pages, as of a file. Pages have `not-found` in each language. */
export default function GlobalNotFound() {
  return (
    <html lang={DEFAULT_LOCALE} className={`${bodoni.variable} ${hanken.variable}`}>
      <body>
        <main className="pt-header">
          <Message title={errors.notFound} text={errors.notFoundText} status="404">
            <a href={pathOf(DEFAULT_LOCALE, { page: 'home' })} className="button button-outlined">
              {pages.home}
            </a>
          </Message>
        </main>
      </body>
    </html>
  );
}
