import type { MetadataRoute } from 'next';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { PALETTE } from '@/lib/palette';
import { siteName } from '@/lib/site';

// The site's name is known at run time, not at build time.
export const dynamic = 'force-dynamic';

/** The web app manifest, for a phone's home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: siteName(),
    short_name: siteName(),
    lang: DEFAULT_LOCALE,
    start_url: '/',
    display: 'minimal-ui',
    background_color: PALETTE.light,
    theme_color: PALETTE.light,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
