/** The types of pictures and videos that are served: nothing that a browser could execute. */
const SERVED = /^(image\/(jpeg|png|webp|gif|avif)|video\/(mp4|webm|ogg))$/;

const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  'image/jpeg': /^\xff\xd8\xff/,
  'image/png': /^\x89PNG\r\n/,
  'image/gif': /^GIF8[79]a/,
  'image/webp': /^RIFF.{4}WEBP/s,
  'image/avif': /^.{4}ftypavi[fs]/s,
  'video/mp4': /^.{4}ftyp(?:iso|mp4|avc1|M4V|dash)/s,
  'video/webm': /^.E\xdf\xa3/s,
  'video/ogg': /^OggS/,
};

const EXTENSIONS: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
};

/**
 * The type of a stored file, since storages send `image/jpg`, `application/octet-stream` or none: by
 * its first bytes, and where those say nothing, the type that was sent. Null for what is not served.
 * `start` is null for a range that begins later in the file: its type may also follow from the name.
 */
export function fileType(
  { sent, file }: { sent: string; file: string },
  start: Uint8Array | null,
): string | null {
  const text = start ? String.fromCharCode(...start.subarray(0, 16)) : '';
  const found = Object.keys(BEGINNINGS).find((type) => BEGINNINGS[type]?.test(text));
  if (found) return found;
  if (SERVED.test(sent)) return sent;
  const extension = file.split('.').at(-1)?.toLowerCase() ?? '';
  return start === null ? (EXTENSIONS[extension] ?? null) : null;
}
