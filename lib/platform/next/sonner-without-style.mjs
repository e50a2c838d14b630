const INSERTION = /^__insertCSS\("[^\n]*\);?$/m;

/**
 * Loader of the build for sonner's module, which writes its style into the page as an element. The
 * policy of pages allows none; `toaster.tsx` imports the same style as a file.
 * @param {string} source
 * @returns {string}
 */
export default function withoutStyle(source) {
  if (!INSERTION.test(source)) throw new Error('sonner no longer inserts its style as it did');
  return source.replace(INSERTION, '');
}
