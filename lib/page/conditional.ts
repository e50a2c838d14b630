import 'server-only';
import { namesTag } from '../page-cache/cache-headers.mjs';
import { processWide } from '../platform/process-wide.mjs';

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
  const tags = request.headers.get('if-none-match');
  if (tags) return namesTag(tags, etag);
  const since = Date.parse(request.headers.get('if-modified-since') ?? '');
  // HTTP dates have no fractions of a second.
  return lastModified !== undefined && Math.floor(lastModified.getTime() / 1000) * 1000 <= since;
}

/** The `ETag` and `Last-Modified` headers of a version. */
export function versionHeaders({ etag, lastModified }: Required<Version>): Record<string, string> {
  return { ETag: etag, 'Last-Modified': lastModified.toUTCString() };
}
