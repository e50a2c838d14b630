import { fileURLToPath } from 'node:url';
import createNextIntlPlugin from 'next-intl/plugin';
import imageWidths from './lib/media/image-widths.json' with { type: 'json' };

const DAY_SECONDS = 86_400;

function deploymentId() {
  if (process.env.NODE_ENV === 'production') {
    process.env.NEXT_DEPLOYMENT_ID ||= Date.now().toString(36);
  }
  return process.env.NEXT_DEPLOYMENT_ID;
}

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // What is deployed is the server with just the files that it needs; `npm start` runs the same.
  output: 'standalone',
  outputFileTracingIncludes: { '/*': ['./lib/platform/next/{serve,stopping}.mjs'] },
  // Pages that are shared, and tabs that are open, belong to one build. Next reads the variable in
  // each process of a build, so that all of them know the same one.
  deploymentId: deploymentId(),
  // The route table answers a trailing slash itself, so that it costs one redirect and not two.
  skipTrailingSlashRedirect: true,
  cacheHandler: fileURLToPath(new URL('./lib/platform/next/page-cache.mjs', import.meta.url)),
  cacheMaxMemorySize: 0,
  async headers() {
    const value = `public, max-age=${DAY_SECONDS}`;
    return [{ source: '/assets/:file*', headers: [{ key: 'Cache-Control', value }] }];
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
  turbopack: { root: fileURLToPath(new URL('.', import.meta.url)) },
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(config);
