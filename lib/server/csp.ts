import { createHash } from 'node:crypto';
import { count } from '../process/counts.ts';
import { processWide } from '../process/process-wide.ts';

/**
 * The content security policy of pages. A cached page lists the hashes of its inline scripts of
 * known shape, computed once when it is stored; a page rendered per request has a nonce.
 */
type Policy = {
  /** The text before and after the sources of the page's inline scripts. */
  before: string;
  after: string;
  /** The texts of the site's own inline scripts. */
  scripts: ReadonlySet<string>;
  endpoints?: string;
};

type PolicySettings = {
  /** Origins that may be framed. */
  frames: readonly string[];
  /** The texts of the site's own inline scripts. */
  scripts?: readonly string[];
  /** Where browsers report violations. */
  reportUrl?: string;
};

export const POLICY_HEADER = 'content-security-policy';
const REPORTS = 'policy';

function state(): { policy?: Policy } {
  return processWide('policy', () => ({}));
}

/**
 * Sets the policy; called once, at startup. Without it pages have no policy, as in development,
 * where React uses `eval` and the bundler writes inline styles.
 */
export function setPolicy({ frames, scripts = [], reportUrl }: PolicySettings) {
  const rest = [
    "style-src 'self'",
    // Numbers of a component as custom properties; style sheets and elements are files of the site.
    "style-src-attr 'unsafe-inline'",
    // Previews of the photos that an applicant has chosen.
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

/** True once the policy is set. */
export function isPolicySet() {
  return state().policy !== undefined;
}

/**
 * The policy of a page with these inline scripts; undefined while none is set.
 * @param scripts sources: hashes, or a nonce, with their quotation marks
 */
function pagePolicy(scripts: readonly string[]) {
  const { policy } = state();
  return policy && [policy.before, ...scripts].join(' ') + policy.after;
}

/** The `Reporting-Endpoints` header; undefined without a report URL. */
export function reportingEndpoints() {
  return state().policy?.endpoints;
}

/** The policy of a page rendered per request; Next reads the nonce from it. */
export function noncePolicy() {
  return pagePolicy([`'nonce-${crypto.randomUUID().replaceAll('-', '')}'`]);
}

/** Scripts with a file, and data blocks, which are not executed, need no source. */
const NOT_INLINE = /\s(?:src=|type="application\/)/;

/** The texts of the inline scripts of a complete page. */
function* inlineScripts(html: string) {
  let end = 0;
  for (;;) {
    const start = html.indexOf('<script', end);
    const open = html.indexOf('>', start);
    end = html.indexOf('</script>', open);
    if (start < 0 || open < 0 || end < 0) return;
    if (!NOT_INLINE.test(html.slice(start, open))) yield html.slice(open + 1, end);
  }
}

/**
 * The policy of a complete page. It allows the inline scripts of Next and of the site. Browsers
 * block any other one: it came from an unescaped text, or with a new version of Next.
 */
export function hashPolicy(html: string) {
  const { policy } = state();
  if (!policy) return undefined;
  const known = [...new Set(inlineScripts(html))].filter((text) => {
    const isKnown = policy.scripts.has(text) || isNextScript(text);
    if (!isKnown) reportBlockedScript(text);
    return isKnown;
  });
  return pagePolicy(known.map(hashOf));
}

/**
 * Counts an inline script that the policy does not allow, and logs the beginning of the first one.
 */
function reportBlockedScript(text: string) {
  if (count('blocked_scripts', 'inline') > 1) return;
  console.error(
    `Browsers block an inline script of unknown shape: ${JSON.stringify(text.slice(0, 80))}`,
  );
}

function hashOf(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Calls with only JSON arguments: they carry data, never code. */
const CALLS = [
  // The RSC payload ("flight data"), in chunks.
  '(self.__next_f=self.__next_f||[]).push(',
  'self.__next_f.push(',
  // The chunks that Turbopack loads first.
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
];

/** True for an inline script of Next. */
function isNextScript(text: string) {
  const call = CALLS.find((beginning) => text.startsWith(beginning));
  const end = /\);?$/.exec(text)?.index;
  return call !== undefined && end !== undefined && isJson(`[${text.slice(call.length, end)}]`);
}

function isJson(text: string) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
