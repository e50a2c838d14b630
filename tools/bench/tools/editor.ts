import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy between a site and the back office that can replace a word in every response. */
export type Editor = {
  url: string;
  edit(word: string, into: string): void;
  close(): void;
};

export async function startEditor(target: string): Promise<Editor> {
  let change: [word: string, into: string] | null = null;
  const server = createServer((incoming, outgoing) => {
    const { headers, method, url } = incoming;
    const passed = forward(target + url, { method, headers }, async (answer) => {
      const { statusCode = 502, headers: received } = answer;
      if (!change || !received['content-type']?.includes('json')) {
        outgoing.writeHead(statusCode, received);
        answer.pipe(outgoing);
        answer.on('error', () => outgoing.destroy());
        return;
      }
      const chunks: Buffer[] = await answer.toArray().catch(() => []);
      const body = Buffer.concat(chunks).toString().replaceAll(change[0], change[1]);
      const { 'content-length': _, ...rest } = received;
      outgoing.writeHead(statusCode, rest).end(body);
    });
    passed.on('error', () => outgoing.destroy());
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    edit(word, into) {
      change = [word, into];
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The name of the first talent in a list that the site shows. */
export async function firstName(siteUrl: string): Promise<string> {
  const html = await (await fetch(`${siteUrl}/modelos`)).text();
  const name = /<h2[^>]*>(?:<a[^>]*>)?([^<&]+)</.exec(html)?.[1];
  if (!name) throw new Error('The list shows no name');
  return name;
}
