import 'server-only';
import busboy, { type Busboy } from 'busboy';
import { type BodyLimits, MAX_FIELDS, readBody } from './body';
import { TYPED_BYTES } from './limits';
import { type PostedTexts, Refusal } from './refusal';

/**
 * The texts of a post that was refused before it was completely read, so that the visitor gets them
 * back; none for a foreign origin. Reads the body within `limits` if it is still unread.
 */
export async function textsOfRefused(
  request: Request,
  { code, typed }: Refusal,
  limits: BodyLimits,
): Promise<PostedTexts> {
  if (code === 'origin') return {};
  return request.bodyUsed ? typed : readTypedTexts(request, limits);
}

/**
 * The texts in the first 32 KB of a body, as texts come before files. The rest is read and
 * discarded, because a browser does not show a response that arrives while it sends. A body that is
 * too large, too slow or broken off is not an error here: the part received counts.
 */
async function readTypedTexts(request: Request, limits: BodyLimits): Promise<PostedTexts> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  const take = (piece: Uint8Array) => {
    if (bytes < TYPED_BYTES) pieces.push(piece);
    bytes += piece.length;
  };
  await readBody(request, limits, take).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
  return typedTexts(request, pieces);
}

/** The texts in the first 32 KB of a body, urlencoded or multipart; the last may be truncated. */
export async function typedTexts(
  { headers }: Request,
  pieces: readonly Uint8Array[],
): Promise<PostedTexts> {
  const texts = new Map<string, string>();
  const parser = parserOf(headers.get('content-type'));
  if (!parser) return {};
  parser.on('field', (name, value) => {
    if (!texts.has(name)) texts.set(name, value);
  });
  await new Promise<void>((resolve) => {
    parser.on('error', () => {}).on('close', resolve);
    parser.end(Buffer.concat(pieces).subarray(0, TYPED_BYTES));
  });
  return Object.fromEntries(texts);
}

/** Null for a content type that no browser posts. */
function parserOf(type: string | null): Busboy | null {
  const limits = { fields: MAX_FIELDS, fieldNameSize: 60, fieldSize: TYPED_BYTES, files: 0 };
  try {
    return busboy({ headers: { 'content-type': type ?? '' }, limits });
  } catch {
    return null;
  }
}
