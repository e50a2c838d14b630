import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';

type Sent = { headers: NodeJS.Dict<string | string[]>; bytes: Buffer };

/** The raw response: `fetch` would decompress it and hide its headers. */
function sentAs(url: string, encoding: string, method = 'GET'): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encoding };
    request(url, { method, headers }, async (answer) => {
      const chunks: Buffer[] = await answer.toArray();
      resolve({ headers: answer.headers, bytes: Buffer.concat(chunks) });
    })
      .on('error', reject)
      .end();
  });
}

const UNPACK = { gzip: gunzipSync, br: brotliDecompressSync } as const;

test.each(['gzip', 'br'] as const)(
  'a cached page in demand is sent as %s in one piece',
  async (encoding) => {
    const url = `${inject('site')}/sobre`;
    const plain = await sentAs(url, 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();

    await expect
      .poll(async () => {
        const { headers } = await sentAs(url, encoding);
        return [headers['content-encoding'], headers['content-length'] !== undefined];
      })
      .toEqual([encoding, true]);
    const packed = await sentAs(url, encoding);
    expect(UNPACK[encoding](packed.bytes).equals(plain.bytes)).toBe(true);
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 3);
    for (const name of [
      'etag',
      'content-type',
      'content-security-policy',
      'last-modified',
    ] as const) {
      expect(packed.headers[name], name).toEqual(plain.headers[name]);
    }
    // A shared cache must vary by encoding.
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
    expect(Number(packed.headers['content-length'])).toBe(packed.bytes.length);
    expect((await sentAs(url, encoding, 'HEAD')).bytes).toHaveLength(0);
    expect((await sentAs(url, 'identity')).bytes.equals(plain.bytes)).toBe(true);
  },
);
