import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Refusal } from '../answer.ts';
import type { Roster } from '../seed/roster.ts';
import { pictureOf, type Screen } from './catalog.ts';

/** The source of the files behind the image paths. */
export type Pictures = {
  /** The file, or null for a path that no content refers to. */
  read(screen: Screen, path: string): Promise<Buffer | null>;
  close(): Promise<void>;
};

/** Raised whenever the drawing changes, so that pictures cached before are not served. */
const EDITION = '6';
const AT_ONCE = 2;

/** The pictures that the content refers to: drawn on the first request, then cached on disk. */
export class PictureFiles implements Pictures {
  readonly #dir: string;
  readonly #roster: Roster;
  readonly #drawing = new Map<string, Promise<Buffer>>();
  #waiting: { go(): void; giveUp(reason: Error): void }[] = [];
  #busy = 0;

  constructor(dir: string, roster: Roster) {
    this.#dir = join(dir, EDITION);
    this.#roster = roster;
  }

  async read(screen: Screen, path: string): Promise<Buffer | null> {
    const picture = pictureOf(path, this.#roster)?.(screen);
    if (!picture) return null;
    const file = join(this.#dir, screen, path);
    const underWay = this.#drawing.get(file);
    if (underWay) return underWay;
    const drawing = readFile(file)
      .catch(() => this.#take(() => this.#draw(file, () => picture.draw())))
      .finally(() => this.#drawing.delete(file));
    this.#drawing.set(file, drawing);
    return drawing;
  }

  /** Cancels queued drawings, and resolves when those in progress have ended. */
  async close(): Promise<void> {
    for (const { giveUp } of this.#waiting) giveUp(new Refusal(503, 'Closing.'));
    this.#waiting = [];
    await Promise.allSettled(this.#drawing.values());
  }

  async #draw(file: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const picture = await draw();
    // Renamed into place: another process may be reading or drawing the same file.
    const half = `${file}.${randomUUID()}`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(half, picture);
    await rename(half, file);
    return picture;
  }

  async #take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#busy >= AT_ONCE) {
      await new Promise<void>((go, giveUp) => this.#waiting.push({ go, giveUp }));
    } else this.#busy += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next.go();
      else this.#busy -= 1;
    }
  }
}
