import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type ReceivedFile = { field: string; name: string; type: string; content: Uint8Array };

export type Entry = {
  id: number;
  kind: string;
  key: string;
  /** ISO time. */
  at: string;
  fields: Record<string, unknown>;
  files: { field: string; name: string; type: string; bytes: number }[];
};

/** The content of a file on disk is base64. */
type Stored = Omit<Entry, 'files'> & {
  files: (Entry['files'][number] & { content: string })[];
};

/** Beyond one of these the oldest posts are deleted. */
const LIMITS = { posts: 10_000, bytes: 500 * 1024 * 1024 };

/** A store of what the site posted: one JSON file per post, in a folder. */
export class Store {
  readonly #dir: string;
  readonly #isTemporary: boolean;
  readonly #limits: typeof LIMITS;
  /** By id, oldest first, with the size on disk. */
  readonly #posts = new Map<number, { entry: Entry; bytes: number }>();

  /** Without a folder the posts are deleted when the store is closed. */
  constructor(dir?: string, limits = LIMITS) {
    this.#dir = dir ?? mkdtempSync(join(tmpdir(), 'vitrine-outbox-'));
    this.#isTemporary = dir === undefined;
    this.#limits = limits;
    mkdirSync(this.#dir, { recursive: true });
    const ids = readdirSync(this.#dir).flatMap((name) => /^(\d+)\.json$/.exec(name)?.[1] ?? []);
    for (const id of ids.map(Number).sort((a, b) => a - b)) {
      const text = readFileSync(this.#path(id), 'utf8');
      this.#posts.set(id, { entry: withoutContent(JSON.parse(text)), bytes: text.length });
    }
  }

  /** Stores a post once: the same key again gives the id of the first. */
  keep(kind: string, key: string, fields: Record<string, unknown>, files: ReceivedFile[]): number {
    const entries = this.entries();
    const earlier = entries.find((entry) => entry.kind === kind && entry.key === key);
    if (earlier) return earlier.id;
    const id = (entries.at(-1)?.id ?? 0) + 1;
    const stored: Stored = {
      ...{ id, kind, key, at: new Date().toISOString(), fields },
      files: files.map(({ content, ...file }) => {
        const base64 = Buffer.from(content).toString('base64');
        return { ...file, bytes: content.length, content: base64 };
      }),
    };
    const text = JSON.stringify(stored);
    // Renamed into place, so that no start reads half of it.
    writeFileSync(`${this.#path(id)}.part`, text);
    renameSync(`${this.#path(id)}.part`, this.#path(id));
    this.#posts.set(id, { entry: withoutContent(stored), bytes: text.length });
    this.#deleteOldest();
    return id;
  }

  /** Oldest first. */
  entries(): Entry[] {
    return Array.from(this.#posts.values(), ({ entry }) => entry);
  }

  entry(id: number): Entry | null {
    return this.#posts.get(id)?.entry ?? null;
  }

  file(id: number, field: string): ReceivedFile | null {
    if (!this.#posts.has(id)) return null;
    const { files }: Stored = JSON.parse(readFileSync(this.#path(id), 'utf8'));
    const found = files.find((file) => file.field === field);
    return found ? { ...found, content: Buffer.from(found.content, 'base64') } : null;
  }

  close(): void {
    if (this.#isTemporary) rmSync(this.#dir, { recursive: true, force: true });
  }

  #path(id: number): string {
    return join(this.#dir, `${id}.json`);
  }

  #deleteOldest(): void {
    let bytes = 0;
    for (const post of this.#posts.values()) bytes += post.bytes;
    for (const [id, post] of this.#posts) {
      const isFull = this.#posts.size > this.#limits.posts || bytes > this.#limits.bytes;
      if (!isFull || this.#posts.size === 1) return;
      rmSync(this.#path(id), { force: true });
      this.#posts.delete(id);
      bytes -= post.bytes;
    }
  }
}

function withoutContent({ files, ...entry }: Stored): Entry {
  return { ...entry, files: files.map(({ content: _content, ...file }) => file) };
}
