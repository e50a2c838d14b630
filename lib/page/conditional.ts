import 'server-only';
import { namesTag } from '../platform/next/etags.mjs';
import { processWide } from '../platform/process-wide.mjs';

/** One version of a document: a strong tag with its quotes, and since when it is known. */
type Version = { etag: string; lastModified?: Date };

const seen = () => processWide('versions-seen', () => new Map<string, Required<Version>>());

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
  if (tags) return namesTag(tags, etag);
  const since = Date.parse(request.headers.get('if-modified-since') ?? '');
  // Dates in headers have no fractions of a second.
  return lastModified !== undefined && Math.floor(lastModified.getTime() / 1000) * 1000 <= since;
}

/** The headers that name a version. */
export function versionHeaders({ etag, lastModified }: Required<Version>): Record<string, string> {
  return { ETag: etag, 'Last-Modified': lastModified.toUTCString() };
}
