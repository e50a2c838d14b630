import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * Completes `.next/standalone`, the folder that is deployed: Next leaves out the files that it
 * expects on a CDN. Also writes compressed copies of text files, which nginx serves directly
 * (`gzip_static`).
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const STANDALONE = path.join(ROOT, '.next/standalone');
const TEXT = /\.(js|css|svg|json|txt|xml|map)$/;
const SMALLEST_BYTES = 1_000;

/** The deployment id that next.config.mjs gave to the build. */
function deploymentId() {
  const file = path.join(STANDALONE, '.next/required-server-files.json');
  const { deploymentId } = JSON.parse(readFileSync(file, 'utf8')).config;
  if (!deploymentId) throw new Error(`${file} has no deployment id.`);
  return deploymentId;
}

cpSync(path.join(ROOT, 'public'), path.join(STANDALONE, 'public'), { recursive: true });
cpSync(path.join(ROOT, '.next/static'), path.join(STANDALONE, '.next/static'), { recursive: true });
// The name of this version, for `update.sh`. The build id is the same in all builds that have a deployment id.
writeFileSync(path.join(STANDALONE, 'VERSION'), `${deploymentId()}\n`);
// The cache folder of the image optimizer; everything else may be read-only.
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
console.info(`The server is in .next/standalone, with ${count} files compressed.`);
