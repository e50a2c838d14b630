import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { processWide } from '../process/process-wide.ts';

/** Used when that moment is unknown: a failed read is retried within this time. */
const RETRY_SECONDS = 5;

/**
 * The value of `Retry-After`, in seconds.
 * @param retryAt when the services may be asked again (ms since the epoch)
 */
export function retryAfter(retryAt?: number | null) {
  return String(retryAt ? Math.max(1, Math.ceil((retryAt - Date.now()) / 1000)) : RETRY_SECONDS);
}

/** A strong ETag, with its quotes: a hash of a text given in pieces. */
export function etagOf(pieces: Iterable<string>) {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return `"${hash.digest('base64url').slice(0, 20)}"`;
}

/**
 * True if `If-None-Match` lists the ETag. A proxy that compresses weakens ETags, so weak and strong
 * ones compare equal (RFC 9110, section 13.1.2).
 * @param tags the header
 */
function matchesEtag(tags: string, tag: string) {
  return tags.split(',').some((one) => ['*', tag].includes(one.trim().replace('W/', '')));
}

/**
 * True if a conditional request matches this version, by its ETag or else by its date (RFC 9110,
 * section 13.1.3).
 * @param since ms since the epoch, in whole seconds
 */
export function hasVersion(headers: IncomingHttpHeaders, tag: string, since: number) {
  const tags = headers['if-none-match'];
  return tags ? matchesEtag(tags, tag) : Date.parse(headers['if-modified-since'] ?? '') >= since;
}

/** One version of a document: a strong ETag with its quotes, and its date. */
type Version = { etag: string; lastModified?: Date };

const versions = () => processWide('versions-seen', () => new Map<string, Required<Version>>());

/**
 * The version of one of the few documents with fixed names, dated by when its ETag was first seen.
 */
export function versionOf(name: string, etag: string): Required<Version> {
  const before = versions().get(name);
  if (before?.etag === etag) return before;
  const version = { etag, lastModified: new Date() };
  versions().set(name, version);
  return version;
}

/** True if a conditional request matches this version, so that the response is 304. */
export function isKnownVersion(request: Request, { etag, lastModified }: Version): boolean {
  const known = Object.fromEntries(request.headers);
  // HTTP dates have no fractions of a second.
  const since = lastModified && Math.floor(lastModified.getTime() / 1000) * 1000;
  return hasVersion(known, etag, since ?? Number.POSITIVE_INFINITY);
}

/** The `ETag` and `Last-Modified` headers of a version. */
export function versionHeaders({ etag, lastModified }: Required<Version>): Record<string, string> {
  return { ETag: etag, 'Last-Modified': lastModified.toUTCString() };
}

/**
 * True if a request carries this secret as `Authorization: Bearer …`. The comparison takes constant
 * time, so that timing reveals neither the secret nor its length.
 */
export function carriesSecret({ headers }: Request, secret: string): boolean {
  const [, given = ''] = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
