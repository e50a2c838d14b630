import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { contentRoutes } from './content-routes.ts';
import { controlRoutes } from './control-routes.ts';
import { type Fault, Faults } from './faults.ts';
import { handlerOf } from './handler.ts';
import type { LoggedCall } from './log.ts';
import type { Mail } from './mail/mail.ts';
import { Packer } from './mail/parcel.ts';
import { PostOffice } from './mail/post-office.ts';
import { intoFolder, overSmtp, type Send } from './mail/transport.ts';
import { outboxRoutes } from './outbox.ts';
import type { OwnContent } from './own-content/folder.ts';
import { OwnPictures } from './own-content/pictures.ts';
import { OwnRoster } from './own-content/roster.ts';
import { PictureFiles, type Pictures } from './pictures/files.ts';
import { PlainPictures } from './pictures/plain.ts';
import { RepeatedPictures } from './pictures/repeated.ts';
import { Router } from './router.ts';
import { InventedRoster } from './seed/roster.ts';
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
  /** An agency's own talents and pictures, in place of the invented ones. */
  content?: OwnContent;
  /** True for records as many hands have typed them over the years: lacking, long, in odd types. */
  odd?: boolean;
  /**
   * Where pictures and received entries are stored. Without it the entries live in memory, so that
   * no test finds those of another, and pictures are shared below `.demo/panel`.
   */
  dataDir?: string;
  /** One drawing per picture (the default), crops of a single drawing, or a plain color. */
  pictures?: 'drawn' | 'repeated' | 'plain';
  quiet?: boolean;
  /** How long a token is good for. */
  tokenSeconds?: number;
  /** Each sign-in to a service invalidates its previous token. */
  singleToken?: boolean;
  /**
   * Where e-mails are delivered, as `smtp://host:port`. Without it they become `.eml` files below
   * `dataDir`, and without that they are only to be read in the outbox.
   */
  smtpUrl?: string;
  /** Whom the e-mails go to. */
  agency?: string;
  /** How long to wait before each further try of a delivery that failed. */
  mailRetryMs?: readonly number[];
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
  /** The e-mails that came of it, oldest first. */
  mails(): readonly Mail[];
  /** Waits a few seconds for e-mails that are being delivered. */
  close(): Promise<void>;
};

export const DEFAULT_DATA_DIR = join(import.meta.dirname, '../../.demo/panel');

function transportOf({ smtpUrl, dataDir }: PanelOptions): Send | null {
  if (smtpUrl) return overSmtp(smtpUrl);
  return dataDir ? intoFolder(join(dataDir, 'mail')) : null;
}

function picturesOf(roster: InventedRoster, { pictures, dataDir }: PanelOptions): Pictures {
  if (pictures === 'plain') return new PlainPictures(roster);
  if (pictures === 'repeated') return new RepeatedPictures(roster);
  return new PictureFiles(join(dataDir ?? DEFAULT_DATA_DIR, 'pictures'), roster);
}

/** Starts the stand-in; rejects when the port is taken. */
export async function startPanel(options: PanelOptions = {}): Promise<Panel> {
  const { port = 0, host = '127.0.0.1', talents = 300, quiet = true } = options;
  const { content, dataDir, tokenSeconds = 3600, agency = 'agency@vitrine.example' } = options;
  const send = transportOf(options);
  if (dataDir) mkdirSync(dataDir, { recursive: true });
  const invented = new InventedRoster(talents, { odd: options.odd });
  const roster = content ? new OwnRoster(content.profiles) : invented;
  const drawn = picturesOf(invented, options);
  const pictures = content ? new OwnPictures(content.files, drawn) : drawn;
  const store = new Store(dataDir ? join(dataDir, 'received.sqlite') : ':memory:');
  const packer = new Packer(store, pictures, agency);
  const retryMs = options.mailRetryMs ?? [2_000, 15_000, 60_000];
  const post = new PostOffice({ store, roster, packer, send, retryMs });
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
      ...writeRoutes({ store, roster, pictures, post }),
      ...storageRoutes(pictures),
      ...stillRoutes(pictures),
      ...outboxRoutes(store, post, packer),
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
  const taken = (server.address() as AddressInfo).port;
  post.resume();

  return {
    ...controls,
    rename: (id, name) => roster.rename(id, name),
    url: `http://${host}:${taken}`,
    port: taken,
    entries: () => store.entries(),
    mails: () => post.mails(),
    async close() {
      faults.stop();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
      await post.close();
      await pictures.close();
      store.close();
    },
  };
}
