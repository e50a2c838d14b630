/** Sizes take eight bytes everywhere: longer than needed, but one rule for all. */
function element(id: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE((1n << 56n) | BigInt(body.length));
  const name = Buffer.from(id.toString(16), 'hex');
  return Buffer.concat([name, size, body]);
}

function number(id: number, value: number): Buffer {
  const body = Buffer.alloc(4);
  body.writeUInt32BE(value);
  return element(id, body);
}

function decimal(id: number, value: number): Buffer {
  const body = Buffer.alloc(8);
  body.writeDoubleBE(value);
  return element(id, body);
}

const text = (id: number, value: string) => element(id, Buffer.from(value));

/** Extracts the VP8 key frame of a lossy WebP from its RIFF container. */
function keyFrameOf(webp: Buffer): Buffer {
  const at = webp.indexOf('VP8 ', 12, 'latin1');
  if (at < 0) throw new Error('Not a lossy WebP.');
  return webp.subarray(at + 8, at + 8 + webp.readUInt32LE(at + 4));
}

function block(webp: Buffer, ms: number): Buffer {
  const head = Buffer.from([0x81, 0, 0, 0x80]);
  head.writeUInt16BE(ms, 1);
  return element(0xa3, head, keyFrameOf(webp));
}

/** A film from lossy WebP pictures of one size, at most 32 seconds; each is shown for `frameMs`. */
export function webm(frames: Buffer[], width: number, height: number, frameMs: number): Buffer {
  const header = element(
    0x1a45dfa3,
    ...[number(0x4286, 1), number(0x42f7, 1), number(0x42f2, 4), number(0x42f3, 8)],
    ...[text(0x4282, 'webm'), number(0x4287, 2), number(0x4285, 2)],
  );
  const info = element(
    0x1549a966,
    ...[number(0x2ad7b1, 1_000_000), decimal(0x4489, frames.length * frameMs)],
    ...[text(0x4d80, 'demo'), text(0x5741, 'demo')],
  );
  const video = element(0xe0, number(0xb0, width), number(0xba, height));
  const track = element(
    0xae,
    ...[number(0xd7, 1), number(0x73c5, 1), number(0x83, 1), number(0x9c, 0)],
    ...[text(0x86, 'V_VP8'), number(0x23e383, frameMs * 1_000_000), video],
  );
  const blocks = frames.map((frame, place) => block(frame, place * frameMs));
  const cluster = element(0x1f43b675, number(0xe7, 0), ...blocks);
  const start = Buffer.concat([info, element(0x1654ae6b, track)]);
  const cues = (clusterAt: number) =>
    element(
      0x1c53bb6b,
      element(0xbb, number(0xb3, 0), element(0xb7, number(0xf7, 1), number(0xf1, clusterAt))),
    );
  const index = cues(start.length + cues(0).length);
  return Buffer.concat([header, element(0x18538067, start, index, cluster)]);
}
