import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { contentRoutes } from './content-routes.ts';
import { controlRoutes } from './control-routes.ts';
import { type Fault, Faults } from './faults.ts';
import { handlerOf } from './handler.ts';
import type { LoggedCall } from './log.ts';
import { outboxRoutes } from './outbox.ts';
import { discs, drawAhead, portraits } from './pictures/files.ts';
import { Router } from './router.ts';
import { Roster } from './seed/roster.ts';
import { stillRoutes, storageRoutes } from './storage-routes.ts';
import { type Entry, Store } from './store.ts';
import { talentRoutes } from './talent-routes.ts';
import { signInRoutes, Tokens } from './tokens.ts';
import { writeRoutes } from './write-routes.ts';

export type PanelOptions = {
  /** 0, the default, takes a free one. */
  port?: number;
  host?: '127.0.0.1';
  talents?: number;
  /** True for records as many hands have typed them over the years: lacking, long, in odd types. */
  odd?: boolean;
  /** The day that ages refer to, by default the current one. */
  today?: number;
  /**
   * Where received posts and drawn pictures are stored. Without it they are deleted at the end, so
   * that no test finds the posts of another, and no picture is drawn before it is requested.
   */
  dataDir?: string;
  /** People (the default), or a disc on one tone. */
  pictures?: 'people' | 'plain';
  quiet?: boolean;
  /** How long a token is good for. */
  tokenSeconds?: number;
  /** Each sign-in to a service invalidates its previous token. */
  singleToken?: boolean;
};

export type Panel = {
  url: string;
  port: number;
  log: readonly LoggedCall[];
  resetLog(): void;
  fail(fault: Fault): void;
  clearFaults(): void;
  expireTokens(): void;
  /** Gives a talent another name; null gives back the first one. */
  rename(id: number, name: string | null): void;
  /** Everything received, oldest first. */
  entries(): Entry[];
  close(): Promise<void>;
};

export const DEFAULT_DATA_DIR = join(import.meta.dirname, '../../.demo/panel');

/** Starts the stand-in; rejects when the port is taken. */
export async function startPanel(options: PanelOptions = {}): Promise<Panel> {
  const { port = 0, host = '127.0.0.1', talents = 300, quiet = true } = options;
  const { dataDir, tokenSeconds = 3600 } = options;
  const roster = new Roster(talents, { odd: options.odd, today: options.today });
  const pictures = dataDir && join(dataDir, 'pictures');
  const readPicture = options.pictures === 'plain' ? discs(roster) : portraits(roster, pictures);
  const store = new Store(dataDir && join(dataDir, 'received'));
  const tokens = new Tokens(tokenSeconds, options.singleToken ?? false);
  const faults = new Faults();
  const log: LoggedCall[] = [];

  const controls = {
    log,
    resetLog: () => void log.splice(0),
    clearFaults: () => faults.clear(),
    expireTokens: () => tokens.expireAll(),
    fail(fault: Fault) {
      if (fault.kind === 'expire-tokens') tokens.expireAll();
      else faults.add(fault);
    },
  };
  const router = new Router(
    [
      ...signInRoutes(tokens),
      ...contentRoutes(),
      ...talentRoutes(roster),
      ...writeRoutes({ store, roster, readPicture }),
      ...storageRoutes(readPicture),
      ...stillRoutes(readPicture),
      ...outboxRoutes(store),
      ...controlRoutes(controls, faults),
    ],
    tokens,
  );

  const handle = handlerOf({ router, faults, log, quiet });
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const closing = new AbortController();
  if (pictures) drawAhead(readPicture, closing.signal).catch(console.error);
  const taken = (server.address() as AddressInfo).port;

  return {
    ...controls,
    rename: (id, name) => roster.rename(id, name),
    url: `http://${host}:${taken}`,
    port: taken,
    entries: () => store.entries(),
    async close() {
      closing.abort();
      faults.stop();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
      store.close();
    },
  };
}
