import 'server-only';
import { MAX_FIELDS, mediaType, readText, TEXT_LIMITS } from './body';
import { Refusal } from './refusal';

/**
 * The fields of a small form: JSON from the page's script, or urlencoded from the browser.
 * @throws Refusal `media-type`, and as `readBody`
 */
export async function readFields(
  request: Request,
  limits = TEXT_LIMITS,
): Promise<Record<string, unknown>> {
  const type = mediaType(request);
  const read = type === 'application/json' ? ofJson : ofUrlencoded;
  if (read === ofUrlencoded && type !== 'application/x-www-form-urlencoded') {
    throw new Refusal('media-type');
  }
  const fields = read(await readText(request, limits));
  if (Object.keys(fields).length > MAX_FIELDS) throw new Refusal('malformed');
  return fields;
}

function ofJson(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {}
  throw new Refusal('malformed');
}

function ofUrlencoded(text: string): Record<string, unknown> {
  return Object.fromEntries(new URLSearchParams(text));
}
