/**
 * The bench builds this outside of the project, whose middleware Next would otherwise pick up. Its
 * packages are linked there, and the root has to contain both.
 * @type {import('next').NextConfig}
 */
export default {
  poweredByHeader: false,
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: '/' },
};
