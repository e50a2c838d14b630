/**
 * Recognizes the inline scripts that Next writes into a page by their shape. The content security
 * policy allows the hashes of these and of the site's own scripts only.
 *
 * Plain JavaScript, without `server-only`: Next loads the page cache outside of its bundles.
 */

/** Calls with only JSON arguments: they carry data, never code. */
const CALLS = [
  // The RSC payload ("flight data"), in chunks.
  '(self.__next_f=self.__next_f||[]).push(',
  'self.__next_f.push(',
  // The chunks that Turbopack loads first.
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
];

/**
 * True for an inline script of Next.
 * @param {string} text
 */
export function isNextScript(text) {
  const call = CALLS.find((beginning) => text.startsWith(beginning));
  const end = /\);?$/.exec(text)?.index;
  return call !== undefined && end !== undefined && isJson(`[${text.slice(call.length, end)}]`);
}

/** @param {string} text */
function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
