import 'server-only';
import { createHash } from 'node:crypto';
import { processWide } from '../platform/process-wide';

/** One version of a document: a strong tag with its quotes, and since when it is known. */
type Version = { etag: string; lastModified?: Date };

const seen = () => processWide('versions-seen', () => new Map<string, Required<Version>>());

/** A tag that changes with a text that may come in pieces. */
export function tagOf(pieces: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return `"${hash.digest('base64url').slice(0, 20)}"`;
}

/**
 * The version of one of the few documents of fixed names: it counts as modified when this process
 * first saw its tag.
 */
export function versionOf(name: string, etag: string): Required<Version> {
  const before = seen().get(name);
  if (before?.etag === etag) return before;
  const version = { etag, lastModified: new Date() };
  seen().set(name, version);
  return version;
}

/** True when a request says that it has this version already, so that 304 answers it. */
export function isKnownVersion(request: Request, { etag, lastModified }: Version): boolean {
  const tags = request.headers.get('if-none-match');
  // A proxy that compresses weakens the tag it passes on.
  if (tags)
    return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace('W/', '')));
  const since = Date.parse(request.headers.get('if-modified-since') ?? '');
  // Dates in headers have no fractions of a second.
  return lastModified !== undefined && Math.floor(lastModified.getTime() / 1000) * 1000 <= since;
}

/** The headers that name a version. */
export function versionHeaders({ etag, lastModified }: Required<Version>): Record<string, string> {
  return { ETag: etag, 'Last-Modified': lastModified.toUTCString() };
}
