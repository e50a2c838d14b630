import { createHash } from 'node:crypto';
import { count } from '../counts.mjs';
import { processWide } from '../process-wide.mjs';
import { isNextScript } from './inline-scripts.mjs';

/**
 * The content-security-policy of pages. A cached page names the hashes of its inline scripts that are of
 * a known shape, computed once when it is stored; a page that is rendered for each request has a nonce.
 *
 * Plain JavaScript, without `server-only`: Next loads the page cache outside of its bundles.
 *
 * @typedef {{ frames: readonly string[], scripts?: readonly string[], reportUrl?: string }} PolicySettings
 * @typedef {{ before: string, after: string, scripts: ReadonlySet<string>, endpoints?: string }} Policy
 */

export const POLICY_HEADER = 'content-security-policy';
const REPORTS = 'policy';

/** @returns {{ policy?: Policy }} */
function state() {
  return processWide('policy', () => ({}));
}

/**
 * Decides what pages may do from now on; called once, at start. Until then pages have no policy, as
 * in development, where React evaluates texts and the bundler writes styles into the page.
 * @param {PolicySettings} settings origins that may be framed, the texts of the site's own inline scripts,
 * and where violations are reported
 */
export function setPolicy({ frames, scripts = [], reportUrl }) {
  const rest = [
    "style-src 'self'",
    // The photos that an applicant has chosen are shown before they are sent.
    "img-src 'self' blob:",
    `frame-src ${frames.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(reportUrl ? [`report-uri ${reportUrl}`, `report-to ${REPORTS}`] : []),
  ];
  state().policy = {
    before: "default-src 'self'; script-src 'self'",
    after: `; ${rest.join('; ')}`,
    scripts: new Set(scripts),
    endpoints: reportUrl && `${REPORTS}="${reportUrl}"`,
  };
}

/** True once it is decided what pages may do. */
export function isPolicySet() {
  return state().policy !== undefined;
}

/**
 * The policy of a page whose inline scripts are these; undefined while there is none.
 * @param {readonly string[]} scripts sources: hashes, or a nonce, with their quotation marks
 */
function pagePolicy(scripts) {
  const { policy } = state();
  return policy && [policy.before, ...scripts].join(' ') + policy.after;
}

/** The header that says where violations are told; undefined when nowhere. */
export function reportingEndpoints() {
  return state().policy?.endpoints;
}

/** The policy of a page that is rendered for this request alone; Next takes the nonce from it. */
export function noncePolicy() {
  return pagePolicy([`'nonce-${crypto.randomUUID().replaceAll('-', '')}'`]);
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** A block of data is not run, and needs no leave. */
const DATA = /\stype="application\//;

/**
 * The policy of a complete page. It allows the page's inline scripts that are Next's or the site's own.
 * Browsers block any other: it came from a text that was not escaped, or with a new version of Next.
 * @param {string} html
 */
export function hashPolicy(html) {
  const { policy } = state();
  if (!policy) return undefined;
  const texts = Array.from(html.matchAll(INLINE_SCRIPT))
    .filter(([, attributes = '']) => !DATA.test(attributes))
    .map(([, , text = '']) => text);
  const known = [...new Set(texts)].filter((text) => {
    const isKnown = policy.scripts.has(text) || isNextScript(text);
    if (!isKnown) reportBlockedScript(text);
    return isKnown;
  });
  return pagePolicy(known.map(hashOf));
}

/**
 * Counts an inline script that no policy names, and logs the beginning of the first one.
 * @param {string} text
 */
function reportBlockedScript(text) {
  if (count('blocked_scripts', 'inline') > 1) return;
  console.error(
    `Browsers block an inline script of unknown shape: ${JSON.stringify(text.slice(0, 80))}`,
  );
}

/** @param {string} text */
function hashOf(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
