import { processWide } from '../process/process-wide.mjs';

/**
 * The page for a page that broke while it was rendered, readable without script.
 *
 * @typedef {{ byLanguage: Readonly<Record<string, string>>, policy: string }} FailurePages
 */

/** @returns {{ pages?: FailurePages }} */
function state() {
  return processWide('failure-pages', () => ({}));
}

/**
 * Sets the pages by language, the default one first, and their content security policy; called once,
 * at startup.
 * @param {FailurePages} pages
 */
export function setFailurePages(pages) {
  state().pages = pages;
}

/**
 * The page in the first of some languages, or in the default one; undefined before any is set.
 * @param {string} languages a `Content-Language` header
 */
export function failurePage(languages) {
  const { pages } = state();
  if (!pages) return undefined;
  const [language = ''] = languages.split(/[,\s]/, 1);
  const [fallback = ''] = Object.values(pages.byLanguage);
  return { html: pages.byLanguage[language] ?? fallback, policy: pages.policy };
}
