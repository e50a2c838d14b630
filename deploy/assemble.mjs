import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * Completes `.next/standalone`, the folder that is deployed: Next leaves out what it expects a CDN
 * to serve. Beside each text there stands its compressed form, which nginx sends as it is.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const STANDALONE = path.join(ROOT, '.next/standalone');
const SCRIPTS = '.next/static/chunks';
const TEXT = /\.(js|css|svg|json|txt|xml|map)$/;
const SMALLEST_BYTES = 1_000;

/**
 * A browser compiles a function when it is first called, on the thread that the visitor waits for.
 * Told that all of them are called at once, Chromium compiles a script whole while it arrives, on
 * another thread. To other browsers this is a comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

cpSync(path.join(ROOT, 'public'), path.join(STANDALONE, 'public'), { recursive: true });
cpSync(path.join(ROOT, '.next/static'), path.join(STANDALONE, '.next/static'), { recursive: true });
for (const name of readdirSync(path.join(STANDALONE, SCRIPTS))) {
  if (!name.endsWith('.js')) continue;
  const file = path.join(STANDALONE, SCRIPTS, name);
  writeFileSync(file, COMPILE_HINT + readFileSync(file, 'utf8'));
}
// Where the optimizer keeps pictures; the rest may be read-only.
mkdirSync(path.join(STANDALONE, '.next/cache'), { recursive: true });

let count = 0;
for (const folder of ['public', '.next/static']) {
  const files = readdirSync(path.join(STANDALONE, folder), {
    recursive: true,
    withFileTypes: true,
  });
  for (const file of files) {
    if (!file.isFile() || !TEXT.test(file.name)) continue;
    const name = path.join(file.parentPath, file.name);
    const content = readFileSync(name);
    if (content.length < SMALLEST_BYTES) continue;
    writeFileSync(`${name}.gz`, gzipSync(content, { level: 9 }));
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${name}.br`, brotliCompressSync(content, { params }));
    count += 1;
  }
}
console.info(`The server stands in .next/standalone, with ${count} files compressed.`);
