import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { zip } from '../../demo-panel/zip.ts';

/** Reads a zip the way programs do: from the directory at its end back to each file. */
function unzip(bytes: Buffer): Record<string, Buffer> {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const files: Record<string, Buffer> = {};
  let entry = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    expect(bytes.toString('latin1', entry, entry + 4)).toBe('PK\x01\x02');
    const nameLength = bytes.readUInt16LE(entry + 28);
    const local = bytes.readUInt32LE(entry + 42);
    expect(bytes.toString('latin1', local, local + 4)).toBe('PK\x03\x04');
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(start, start + bytes.readUInt32LE(entry + 24));
    expect(bytes.readUInt32LE(entry + 16)).toBe(crc32(content));
    files[bytes.toString('utf8', entry + 46, entry + 46 + nameLength)] = content;
    entry += 46 + nameLength;
  }
  expect(entry).toBe(end);
  return files;
}

it('makes a zip whose directory leads to every file', () => {
  const files = { 'ágata-1.jpg': Buffer.from('Ágata'), 'b.jpg': Buffer.alloc(3) };
  const entries = Object.entries(files).map(([name, content]) => ({ name, content }));
  expect(unzip(zip(entries))).toEqual(files);
});
