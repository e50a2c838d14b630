import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

/**
 * What the grammar of the search weighs, in bytes after gzip, without the roster's own modules, which
 * the lists load as well.
 */
export async function grammarBytes(): Promise<number> {
  const bundle = await rolldown({ input: 'lib/search/understand.ts', external: /talents|i18n/ });
  const { output } = await bundle.generate({ minify: true });
  return gzipSync(output[0].code, { level: 9 }).length;
}
