import 'server-only';
import { MAX_FIELDS, mediaType, readText, TEXT_LIMITS } from './body';
import { Refusal } from './refusal';

/** Most values of a post as JSON, nested ones included: more than a whole selection with its notes has. */
const MAX_VALUES = 2_000;

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
  if (!hasFewValues(text)) throw new Refusal('malformed');
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {}
  throw new Refusal('malformed');
}

/** Parsing deep or wide JSON takes far longer than counting its brackets and commas. */
function hasFewValues(json: string): boolean {
  let count = 1;
  let quoted = false;
  for (let index = 0; index < json.length && count <= MAX_VALUES; index += 1) {
    const character = json[index];
    if (character === '\\') index += 1;
    else if (character === '"') quoted = !quoted;
    else if (!quoted && (character === '[' || character === '{' || character === ',')) count += 1;
  }
  return count <= MAX_VALUES;
}

/** Parsing pairs takes far longer than counting them. */
function ofUrlencoded(text: string): Record<string, unknown> {
  if (text.split('&', MAX_FIELDS + 1).length > MAX_FIELDS) throw new Refusal('malformed');
  return Object.fromEntries(new URLSearchParams(text));
}
