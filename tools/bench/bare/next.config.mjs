/**
 * The bench builds this away from the project, whose middleware Next would take for this site's own;
 * its packages are linked there, and the root has to hold both.
 * @type {import('next').NextConfig}
 */
export default {
  poweredByHeader: false,
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: '/' },
};
