import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A substitute for systemctl: `restart vitrine@3001` is looked up as `restart vitrine` with the
 * part after the `@` as its argument, each unit of a command in turn. An unknown command fails.
 */
export async function startSystemctl(
  commands: Readonly<Record<string, (instance: string) => Promise<void> | void>>,
) {
  async function run(line: string): Promise<void> {
    const [verb = '', ...units] = line.split(' ').filter((word) => word !== '--now');
    for (const unit of units) {
      const [name = '', instance = ''] = unit.split('@');
      const command = commands[`${verb} ${name}`];
      if (!command) throw new Error(`This machine cannot do: ${line}`);
      await command(instance);
    }
  }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = await request.toArray();
    run(Buffer.concat(chunks).toString()).then(
      () => response.end(),
      (error: unknown) => {
        console.error(error);
        response.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
