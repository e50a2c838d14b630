import { gzipSync } from 'node:zlib';

export type HtmlWeight = {
  /** Bytes before compression. */
  raw: number;
  /** Bytes as level 6 makes them, which is what Next and nginx send. */
  gzip: number;
};

/** What a page weighs without its header. Throws unless it answers 200. */
export async function weighHtml(url: string): Promise<HtmlWeight> {
  const answer = await fetch(url);
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`);
  const html = Buffer.from(await answer.arrayBuffer());
  return { raw: html.length, gzip: gzipSync(html, { level: 6 }).length };
}
