import '@/app/globals.css';
import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import { lang } from 'next/root-params';
import { bodoni, hanken } from '@/app/fonts';
import { ChunkGuard } from '@/components/site/chunk-guard';
import { LanguageLoading } from '@/components/site/language-links';
import { NavigationProgress } from '@/components/site/navigation-progress';
import { OfflineNotice } from '@/components/site/offline-notice';
import { PALETTE } from '@/lib/palette';
// Every page renders it; importing it here puts its scripts into the one shared chunk.
import '@/components/site/page-frame';
// Modules of pages that are prefetched: otherwise the router would preload them, and the browser would
// warn in the console of each preload that is not used.
import '@/components/home/pre-home.module.css';
import '@/components/profile/book.module.css';
import '@/components/profile/profile.module.css';
import '@/components/roster/letter-strip.module.css';
import '@/components/talents/card.module.css';
import '@/components/talents/grid.module.css';
import '@/components/talents/measures.module.css';
import { FailedPictures } from '@/components/ui/failed-pictures';
import { ToastPlace } from '@/components/ui/toast-place';
import { isLocale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';

export const metadata: Metadata = {
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/assets/icon.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-icon.png',
  },
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: PALETTE.light },
    { media: '(prefers-color-scheme: dark)', color: PALETTE.dark },
  ],
};

/** The build renders no page: each one is rendered on its first visit, and cached. */
export function generateStaticParams() {
  return [];
}

export default async function Layout({ children }: LayoutProps<'/[lang]'>) {
  const locale = await lang();
  // The middleware rewrites only languages to here; a path that it ignores may be a file name.
  if (!isLocale(locale)) notFound();
  const { site, errors } = messagesOf(locale);
  return (
    <html lang={locale} className={`${bodoni.variable} ${hanken.variable}`}>
      <body>
        {children}
        <FailedPictures />
        <ChunkGuard texts={{ lost: errors.partLost, retry: errors.retry }} />
        <NavigationProgress />
        <LanguageLoading text={site.loading} />
        <OfflineNotice texts={{ offline: site.offline, unopened: site.unopened }} />
        <ToastPlace />
      </body>
    </html>
  );
}
