import { crc32 } from 'node:zlib';

export type ZipFile = { name: string; content: Buffer };

const LOCAL_FILE = 0x04034b50;
const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_END = 0x06054b50;
const VERSION = 20;
const UTF8_NAMES = 0x0800;
/** 1 January 1980, the first day of the format, so the same files give the same zip. */
const FIRST_DAY = 33;

/** The fields that a local file header and its entry in the directory share. */
function headerFields({ name, content }: ZipFile): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(UTF8_NAMES, 2);
  fields.writeUInt16LE(FIRST_DAY, 8);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(content.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** A zip of uncompressed files: JPEGs would not get smaller. */
export function zip(files: readonly ZipFile[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const name = Buffer.from(file.name);
    const fields = headerFields(file);
    const body = Buffer.concat([signature(LOCAL_FILE), fields, name, file.content]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    const madeBy = Buffer.from([VERSION, 0]);
    directory.push(signature(DIRECTORY_ENTRY), madeBy, fields, rest, name);
    bodies.push(body);
    offset += body.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, entries, signature(DIRECTORY_END), end]);
}
