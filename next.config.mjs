import { fileURLToPath } from 'node:url';
import createNextIntlPlugin from 'next-intl/plugin';
import { TIMES } from './lib/config/times.ts';
import imageQualities from './lib/media/image-qualities.json' with { type: 'json' };
import imageWidths from './lib/media/image-widths.json' with { type: 'json' };
import handlers from './lib/routes/handlers.json' with { type: 'json' };

const DAY_SECONDS = 86_400;

// Set here, so that neither a script nor a developer's shell has to.
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
  // The page cache computes the ETag of a page once. Next would compute it for every request.
  generateEtags: false,
  // Deploys the server with only the files that it needs; `npm start` runs the same.
  output: 'standalone',
  outputFileTracingIncludes: {
    '/*': ['./server.mjs', './lib/{cache,config,process,server}/**/*.ts'],
    '/preview/*': ['./lib/pdf/faces/*.ttf'],
    '/**/*.pdf': ['./lib/pdf/faces/*.ttf'],
  },
  // pdfkit reads data files next to its own.
  serverExternalPackages: ['pdfkit'],
  // Shared pages and open tabs belong to one build. Next reads the variable in each process of a
  // build, so that all of them use the same id.
  deploymentId: deploymentId(),
  // The route table redirects a trailing slash itself, with one redirect instead of two.
  skipTrailingSlashRedirect: true,
  // Next would use `localhost` as the host in the middleware, whatever `--hostname` says, and treat
  // each rewrite as one to another site.
  skipProxyUrlNormalize: true,
  cacheHandler: fileURLToPath(new URL('./lib/server/page-cache/handler.ts', import.meta.url)),
  cacheMaxMemorySize: 0,
  // Title, canonical address and robots are in the head of every page, also of those that are rendered
  // per request, whose metadata Next would otherwise send at the end of the body.
  htmlLimitedBots: /.*/,
  // Next's own 404 page has inline styles, which our content security policy forbids.
  experimental: {
    globalNotFound: true,
    // How long a prefetched page stays valid, in seconds: a later click fetches the page again,
    // with the agency's latest changes.
    staleTimes: { static: 30 },
    // Merges small chunks: each page loads fewer scripts, which compress better. The size is in bytes
    // of source.
    turbopackChunking: { minChunkSize: 200_000 },
  },
  async headers() {
    const value = `public, max-age=${DAY_SECONDS}`;
    return [
      { source: '/assets/:file*', headers: [{ key: 'Cache-Control', value }] },
      // Browsers that have the worker of offline copies fetch this file again and remove the worker.
      {
        source: '/offline-worker.js',
        headers: [{ key: 'Cache-Control', value: 'no-cache' }],
      },
    ];
  },
  async rewrites() {
    // A path that the middleware skips and that is not a file would match `[lang]`, and a whole 404
    // page would be rendered for it.
    const sources = [
      '/_next/:path*',
      // In development Next answers these before any rewrite; a build has none of them.
      '/:internal(__nextjs.*)',
      '/assets/:path*',
      '/.well-known/:path*',
      `/:file(${handlers.rootFiles.join('|').replaceAll('.', '\\.')})`,
    ];
    return {
      afterFiles: [
        // Sitemaps lie at the root: a sitemap covers only URLs of its own folder and below.
        { source: '/sitemap.xml', destination: '/sitemaps/index' },
        { source: '/sitemap-:language.xml', destination: '/sitemaps/:language' },
        { source: '/feed.xml', destination: '/feed' },
        ...sources.map((source) => ({ source, destination: '/api/missing' })),
      ],
    };
  },
  images: {
    // Pictures reach the optimizer through this site's own /storage only: an open list of hosts
    // would make it an open proxy, and a fixed list would bake a host into the build.
    localPatterns: [{ pathname: '/storage/**', search: '' }],
    deviceSizes: imageWidths,
    imageSizes: [],
    qualities: Object.values(imageQualities),
    formats: ['image/webp'],
    minimumCacheTTL: TIMES.pictures.storedMs / 1000,
    maximumDiskCacheSize: 2 * 1024 ** 3,
  },
  // `npm test` checks the types of the whole project; a build checks nothing of the tests.
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    // The browser bundle of jszip: its main entry includes Node's streams, which need `eval`.
    resolveAlias: {
      jszip: { browser: 'jszip/dist/jszip.min.js' },
    },
  },
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(config);
