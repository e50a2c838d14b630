/** The text of a CSV file, and what is wrong with its bytes; null when nothing is. */
export type Decoded = { text: string; fault: string | null };

/** Bytes to which Windows-1252 gives no letter, and NUL, which no text has. */
const NOT_WINDOWS_1252 = new Set([0x00, 0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/**
 * Decodes UTF-16 (Excel's "Unicode text", either byte order) and UTF-8 by their byte order marks, then
 * tries UTF-8, and falls back to Windows-1252, in which nearly every byte is valid.
 * @throws Error for an Excel workbook, which no renaming makes a CSV file
 */
export function decode(file: Uint8Array): Decoded {
  if (file[0] === 0x50 && file[1] === 0x4b && file[2] === 0x03) {
    throw new Error('it is a workbook, whatever its name says: save it as CSV');
  }
  const utf16 = utf16Of(file);
  if (utf16) return { text: new TextDecoder(utf16).decode(file), fault: null };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(file), fault: null };
  } catch {
    const text = new TextDecoder('windows-1252').decode(file);
    const at = file.findIndex((byte) => NOT_WINDOWS_1252.has(byte));
    if (at < 0) return { text, fault: null };
    const line = file.subarray(0, at).filter((byte) => byte === 0x0a).length + 1;
    const fault = `the file is neither UTF-8 nor Windows-1252 (line ${line}), so letters may be wrong; save it as CSV UTF-8`;
    return { text, fault };
  }
}

/** The byte order of UTF-16: by its mark, or by a NUL byte in the first letter, which is Latin. */
function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return 'utf-16be';
  return null;
}
