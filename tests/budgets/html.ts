import { gzipSync } from 'node:zlib';

export type HtmlWeight = {
  /** Bytes before compression. */
  raw: number;
  /** Bytes compressed at level 6, as Next and nginx send them. */
  gzip: number;
};

/** The size of a page without its header. Throws unless it answers 200. */
export async function weighHtml(url: string): Promise<HtmlWeight> {
  const answer = await fetch(url);
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`);
  const html = Buffer.from(await answer.arrayBuffer());
  return { raw: html.length, gzip: gzipSync(html, { level: 6 }).length };
}
