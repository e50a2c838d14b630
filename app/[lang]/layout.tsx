import type { Viewport } from 'next';
import { getLocale } from 'next-intl/server';
import { bodoni, hanken } from '@/app/fonts';
import { FailedPictures } from '@/components/ui/failed-pictures';
import '@/app/globals.css';

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
  return (
    <html lang={await getLocale()} className={`${bodoni.variable} ${hanken.variable}`}>
      <body>
        {children}
        <FailedPictures />
      </body>
    </html>
  );
}
