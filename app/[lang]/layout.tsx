import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import { lang } from 'next/root-params';
import { bodoni, hanken } from '@/app/fonts';
import { FailedPictures } from '@/components/ui/failed-pictures';
import { isLocale } from '@/lib/i18n/locales';
import '@/app/globals.css';

export const metadata: Metadata = { icons: { icon: '/assets/icon.svg' } };

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f7f5f2' },
    { media: '(prefers-color-scheme: dark)', color: '#141311' },
  ],
};

/** No page is rendered by the build: each one is on its first visit, and kept. */
export function generateStaticParams() {
  return [];
}

export default async function Layout({ children }: LayoutProps<'/[lang]'>) {
  const locale = await lang();
  // The middleware only sends languages here; what it leaves alone may be the name of a file.
  if (!isLocale(locale)) notFound();
  return (
    <html lang={locale} className={`${bodoni.variable} ${hanken.variable}`}>
      <body>
        {children}
        <FailedPictures />
      </body>
    </html>
  );
}
