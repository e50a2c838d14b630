import { createHash } from 'node:crypto';
import { processWide } from '../process-wide.mjs';

/**
 * The content-security-policy of pages. A kept page names the hashes of its inline scripts, worked
 * out once when it is stored; a page that is rendered for each request has a nonce.
 *
 * Plain JavaScript, without `server-only`: Next loads the page cache outside of its bundles.
 *
 * @typedef {{ frames: readonly string[], reportUrl?: string }} PolicySettings
 * @typedef {{ before: string, after: string, endpoints?: string }} Policy
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
 * @param {PolicySettings} settings origins that may stand in a frame, and where violations are told
 */
export function setPolicy({ frames, reportUrl }) {
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
 * The policy of a whole page that runs its own inline scripts and no other ones.
 * @param {string} html
 */
export function hashPolicy(html) {
  const texts = Array.from(html.matchAll(INLINE_SCRIPT))
    .filter(([, attributes = '']) => !DATA.test(attributes))
    .map(([, , text = '']) => text);
  return pagePolicy([...new Set(texts)].map(hashOf));
}

/** @param {string} text */
function hashOf(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
