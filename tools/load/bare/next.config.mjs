/**
 * Built outside of the project, with its packages linked: the root has to contain both.
 * @type {import('next').NextConfig}
 */
export default {
  poweredByHeader: false,
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: '/' },
};
