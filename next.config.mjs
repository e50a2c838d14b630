import { fileURLToPath } from 'node:url';
import createNextIntlPlugin from 'next-intl/plugin';
import imageWidths from './lib/media/image-widths.json' with { type: 'json' };

const DAY_SECONDS = 86_400;

// Here, so that neither a script nor a developer's shell has to set it.
process.env.NEXT_TELEMETRY_DISABLED ??= '1';

function deploymentId() {
  if (process.env.NODE_ENV === 'production') {
    process.env.NEXT_DEPLOYMENT_ID ||= Date.now().toString(36);
  }
  return process.env.NEXT_DEPLOYMENT_ID;
}

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // The page cache works out the tag of a page once. Next would for each of its visitors.
  generateEtags: false,
  // What is deployed is the server with just the files that it needs; `npm start` runs the same.
  output: 'standalone',
  outputFileTracingIncludes: {
    '/*': [
      './lib/platform/next/{serve,stopping,broken-requests,front-cache,answer-headers,policy,inline-scripts}.mjs',
      './lib/platform/process-wide.mjs',
    ],
    '/preview/*': ['./node_modules/@fontsource-variable/bodoni-moda/files/*-opsz-normal.woff2'],
    '/**/*.pdf': ['./lib/pdf/faces/*.ttf'],
  },
  // It reads files beside its own.
  serverExternalPackages: ['pdfkit'],
  // Pages that are shared, and tabs that are open, belong to one build. Next reads the variable in
  // each process of a build, so that all of them know the same one.
  deploymentId: deploymentId(),
  // The route table answers a trailing slash itself, so that it costs one redirect and not two.
  skipTrailingSlashRedirect: true,
  // Next would call the host `localhost` in the middleware, whatever `--hostname` says, and send
  // each rewrite to that stranger.
  skipProxyUrlNormalize: true,
  cacheHandler: fileURLToPath(new URL('./lib/platform/next/page-cache.mjs', import.meta.url)),
  cacheMaxMemorySize: 0,
  // Next's own page of what is no page has styles in its HTML, which the policy of pages forbids.
  experimental: {
    globalNotFound: true,
    // How long a page that was fetched before its click may wait for it, in seconds: whoever clicks
    // later sees what the agency has changed since.
    staleTimes: { static: 30 },
  },
  async headers() {
    const value = `public, max-age=${DAY_SECONDS}`;
    return [
      { source: '/assets/:file*', headers: [{ key: 'Cache-Control', value }] },
      // A browser asks for the service worker each time that its page is opened, so that it can be
      // withdrawn.
      {
        source: '/:worker(offline-worker(?:-off)?\\.js)',
        headers: [{ key: 'Cache-Control', value: 'no-cache' }],
      },
    ];
  },
  async rewrites() {
    // What the middleware leaves alone and is no file would be taken for a language, and a whole page
    // rendered to say that there is none.
    const files =
      'favicon.ico|icon.svg|icon-192.png|icon-512.png|icon-maskable.png|apple-icon.png|robots.txt|manifest.webmanifest|offline-worker.js|offline-worker-off.js';
    const sources = [
      '/_next/:path*',
      // In development Next answers these before any rewrite; a build has none of them.
      '/:internal(__nextjs.*)',
      '/assets/:path*',
      '/.well-known/:path*',
      `/:file(${files.replaceAll('.', '\\.')})`,
    ];
    return {
      afterFiles: [
        // The sitemaps stand at the root, as a sitemap speaks for nothing above its own folder.
        { source: '/sitemap.xml', destination: '/sitemaps/index' },
        { source: '/sitemap-:language.xml', destination: '/sitemaps/:language' },
        { source: '/feed.xml', destination: '/feed' },
        { source: '/indexnow.txt', destination: '/indexnow' },
        ...sources.map((source) => ({ source, destination: '/api/missing' })),
      ],
    };
  },
  images: {
    // Pictures reach the optimizer through this site's own /storage only: an open list of hosts
    // would let anybody use it as a proxy, and a fixed one would bake a host into the build.
    localPatterns: [{ pathname: '/storage/**', search: '' }],
    deviceSizes: imageWidths,
    imageSizes: [],
    qualities: [75],
    formats: ['image/webp'],
    minimumCacheTTL: DAY_SECONDS,
    maximumDiskCacheSize: 2 * 1024 ** 3,
  },
  // `npm test` checks the types of the whole project; a build checks nothing of the tests.
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    // Its plain form: the other one brings Node's streams along, which ask for `eval`.
    resolveAlias: { jszip: { browser: 'jszip/dist/jszip.min.js' } },
  },
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(config);
