import 'server-only';
import { createYielder } from '../platform/event-loop';

const [QUOTE, BACKSLASH, COMMA] = ['"', '\\', ','].map((sign) => sign.charCodeAt(0));
const [OPEN_LIST, CLOSE_LIST, OPEN_RECORD, CLOSE_RECORD] = [...'[]{}'].map((sign) =>
  sign.charCodeAt(0),
);

/** The number of records parsed between two checks of the clock. */
const RECORDS_PER_CHECK = 16;

/**
 * The records of a long JSON list, bare or under `data`, parsed one at a time with yields to the
 * event loop: `JSON.parse` of the whole would block the process.
 * @throws SyntaxError if the text is not JSON, or holds no such list
 */
export async function* jsonItems(text: Buffer): AsyncGenerator<unknown> {
  const yieldIfDue = createYielder();
  const begin = beginOf(text);
  let [at, itemAt, count] = [begin, begin, 0];
  for (;;) {
    const end = endOfItem(text, at);
    const last = text[end] !== COMMA;
    const item = text.toString('utf8', itemAt, end);
    if (last && count === 0 && item.trim() === '') break;
    yield JSON.parse(item);
    count += 1;
    if (last) {
      at = end;
      break;
    }
    at = end + 1;
    itemAt = at;
    if (count % RECORDS_PER_CHECK === 0) await yieldIfDue();
  }
  // The text around the list must be valid JSON as well.
  const close = endOfItem(text, at);
  const around = text.toString('utf8', 0, begin) + text.toString('utf8', close);
  const frame: unknown = JSON.parse(around);
  const list = Array.isArray(frame) ? frame : (frame as { data?: unknown }).data;
  if (!Array.isArray(list) || list.length > 0) throw new SyntaxError('no list');
}

/** The offset of the first record of the list. */
function beginOf(text: Buffer): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === QUOTE) at = endOfText(text, at);
    else if (sign === OPEN_LIST) {
      const before = text.toString('utf8', Math.max(0, at - 100), at);
      if (depth === 0 || (depth === 1 && /"data"\s*:\s*$/.test(before))) return at + 1;
      depth += 1;
    } else if (sign === OPEN_RECORD) depth += 1;
    else if (sign === CLOSE_LIST || sign === CLOSE_RECORD) depth -= 1;
  }
  throw new SyntaxError('no list');
}

/** The offset where the record that begins here ends: at its comma, or at the end of the list. */
function endOfItem(text: Buffer, begin: number): number {
  let depth = 0;
  for (let at = begin; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === QUOTE) at = endOfText(text, at);
    else if (sign === OPEN_LIST || sign === OPEN_RECORD) depth += 1;
    else if (depth === 0 && (sign === COMMA || sign === CLOSE_LIST)) return at;
    else if (sign === CLOSE_LIST || sign === CLOSE_RECORD) depth -= 1;
  }
  throw new SyntaxError('the list does not end');
}

/** The offset of the closing quote of a string. */
function endOfText(text: Buffer, begin: number): number {
  for (let at = begin + 1; at < text.length; at += 1) {
    if (text[at] === BACKSLASH) at += 1;
    else if (text[at] === QUOTE) return at;
  }
  throw new SyntaxError('a text does not end');
}
