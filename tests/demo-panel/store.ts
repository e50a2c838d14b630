import { DatabaseSync } from 'node:sqlite';

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

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS entries (
    id INTEGER PRIMARY KEY, kind TEXT NOT NULL, key TEXT NOT NULL, at TEXT NOT NULL,
    fields TEXT NOT NULL, UNIQUE (kind, key)
  );
  CREATE TABLE IF NOT EXISTS files (
    entry INTEGER NOT NULL REFERENCES entries (id), field TEXT NOT NULL, name TEXT NOT NULL,
    type TEXT NOT NULL, content BLOB NOT NULL, PRIMARY KEY (entry, field)
  );
  CREATE TABLE IF NOT EXISTS deliveries (
    entry INTEGER PRIMARY KEY REFERENCES entries (id), at TEXT NOT NULL
  );`;

type EntryRow = { id: number; kind: string; key: string; at: string; fields: string };

/** A store of what the site sent. */
export class Store {
  readonly #db: DatabaseSync;

  /** `path` is a file, or `:memory:`. */
  constructor(path: string) {
    this.#db = new DatabaseSync(path);
    this.#db.exec(`PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 5000; ${SCHEMA}`);
  }

  /** Stores an entry once: the same key again gives the id of the first. */
  keep(kind: string, key: string, fields: Record<string, unknown>, files: ReceivedFile[]): number {
    const known = this.#db.prepare('SELECT id FROM entries WHERE kind = ? AND key = ?');
    const earlier = known.get(kind, key) as { id: number } | undefined;
    if (earlier) return earlier.id;
    const entry = this.#db.prepare(
      'INSERT INTO entries (kind, key, at, fields) VALUES (?, ?, ?, ?)',
    );
    const file = this.#db.prepare('INSERT INTO files VALUES (?, ?, ?, ?, ?)');
    this.#db.exec('BEGIN');
    try {
      const at = new Date().toISOString();
      const id = Number(entry.run(kind, key, at, JSON.stringify(fields)).lastInsertRowid);
      for (const { field, name, type, content } of files) file.run(id, field, name, type, content);
      this.#db.exec('COMMIT');
      return id;
    } catch (error) {
      this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  /** Oldest first. */
  entries(): Entry[] {
    const rows = this.#db.prepare('SELECT * FROM entries ORDER BY id').all() as EntryRow[];
    return rows.map((row) => this.#whole(row));
  }

  entry(id: number): Entry | null {
    const row = this.#db.prepare('SELECT * FROM entries WHERE id = ?').get(id);
    return row ? this.#whole(row as EntryRow) : null;
  }

  file(entry: number, field: string): ReceivedFile | null {
    const found = this.#db.prepare('SELECT * FROM files WHERE entry = ? AND field = ?');
    return (found.get(entry, field) as ReceivedFile | undefined) ?? null;
  }

  markDelivered(entry: number): void {
    const delivery = this.#db.prepare('INSERT OR IGNORE INTO deliveries VALUES (?, ?)');
    delivery.run(entry, new Date().toISOString());
  }

  isDelivered(entry: number): boolean {
    return Boolean(this.#db.prepare('SELECT 1 FROM deliveries WHERE entry = ?').get(entry));
  }

  /** The ids of the entries whose e-mail is undelivered, oldest first. */
  undelivered(): number[] {
    const waiting =
      'SELECT id FROM entries WHERE id NOT IN (SELECT entry FROM deliveries) ORDER BY id';
    return (this.#db.prepare(waiting).all() as { id: number }[]).map(({ id }) => id);
  }

  #whole(row: EntryRow): Entry {
    const files = this.#db
      .prepare(
        'SELECT field, name, type, length(content) AS bytes FROM files WHERE entry = ? ORDER BY field',
      )
      .all(row.id) as Entry['files'];
    return { ...row, fields: JSON.parse(row.fields), files: files.map((file) => ({ ...file })) };
  }

  close(): void {
    this.#db.close();
  }
}
