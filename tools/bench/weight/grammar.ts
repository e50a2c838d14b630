import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

/**
 * The size of the search grammar in bytes after gzip, without the modules of the roster, which the
 * lists load as well.
 */
export async function grammarBytes(): Promise<number> {
  const bundle = await rolldown({ input: 'lib/search/understand.ts', external: /talents|i18n/ });
  const { output } = await bundle.generate({ minify: true });
  return gzipSync(output[0].code, { level: 9 }).length;
}
