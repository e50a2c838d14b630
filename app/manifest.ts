import type { MetadataRoute } from 'next';
import { PAPER } from '@/app/styles/paper';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { siteName } from '@/lib/site';

// The name of the site is known where it runs, not where it is built.
export const dynamic = 'force-dynamic';

/** What a phone shows of the site on its home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: siteName(),
    short_name: siteName(),
    lang: DEFAULT_LOCALE,
    start_url: '/',
    display: 'minimal-ui',
    background_color: PAPER.light,
    theme_color: PAPER.light,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
