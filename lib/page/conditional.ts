import 'server-only';
import { processWide } from '../process/process-wide.mjs';
import { hasVersion } from '../server/page-cache/cache-headers.mjs';

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
