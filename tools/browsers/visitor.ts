import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isSettled } from '../../tests/fixtures/settled-page.ts';
import type { Driver, Key } from './driver.ts';

const MAX_WAIT_MS = 20_000;

/**
 * The first visible element of a selector whose name starts like this, once React has hydrated it:
 * before, a click has no effect. Runs in the page.
 */
function seek(css: string, name: string): Element | null {
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const isTaken = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const fitting = [...document.querySelectorAll(css)].find(
    (element) => element.checkVisibility() && nameOf(element).startsWith(name) && isTaken(element),
  );
  return fitting ?? null;
}

/**
 * Scrolls an element to the middle of the window; true when nothing covers its center, as a toast
 * may for a while. Runs in the page.
 */
function isReached(element: Element): boolean {
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (element.contains(hit) || hit.contains(element));
}

type Drawn = Window & { framesDrawn?: number };

/** Waits for the next two frames. Runs in the page. */
function countFrames(): void {
  const drawn = window as Drawn;
  const count = (frames: number) => {
    drawn.framesDrawn = frames;
    if (frames < 2) requestAnimationFrame(() => count(frames + 1));
  };
  count(0);
}

/** Runs in the page. */
function setOption(select: Element, value: string): void {
  (select as HTMLSelectElement).value = value;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Polls until the result is neither null nor false. During a navigation the page cannot answer. */
async function until<Answer>(
  what: string,
  question: () => Promise<Answer | null | false>,
): Promise<Answer> {
  const deadline = Date.now() + MAX_WAIT_MS;
  for (;;) {
    let cause: unknown;
    const answer = await question().catch((error: unknown) => {
      cause = error;
      return null;
    });
    if (answer !== null && answer !== false) return answer;
    if (Date.now() > deadline) throw new Error(`In vain: ${what}`, { cause });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * A user of a browser: waits for the elements of each action, and takes a screenshot of each step.
 */
export class Visitor<Found = unknown> {
  readonly #driver: Driver<Found>;
  readonly #origin: string;
  readonly #folder: string;
  #pictures = 0;

  /** `folder` is where the screenshots go, numbered in order. */
  constructor(driver: Driver<Found>, origin: string, folder: string) {
    this.#driver = driver;
    this.#origin = origin;
    this.#folder = folder;
  }

  open(address: string): Promise<void> {
    return this.#driver.open(this.#origin + address);
  }

  /** Waits for an element; `name` is how its label or its text begins. */
  see(css: string, name = ''): Promise<Found> {
    return until(`see ${css} “${name}”`, () => this.#driver.find(seek, css, name));
  }

  gone(css: string): Promise<unknown> {
    return until(`see ${css} go`, async () => (await this.#driver.find(seek, css, '')) === null);
  }

  /** Waits until a condition in the page holds. */
  be<Args extends unknown[]>(
    what: string,
    question: (...args: Args) => boolean,
    ...args: Args
  ): Promise<unknown> {
    return until(what, () => this.#driver.ask(question, ...args));
  }

  ask<Args extends unknown[], Answer>(
    question: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Answer> {
    return this.#driver.ask(question, ...args);
  }

  async settle(): Promise<void> {
    await this.be('come to rest', isSettled);
  }

  async click(css: string, name = ''): Promise<void> {
    await this.see(css, name);
    await this.settle();
    const element = await this.see(css, name);
    await until(`reach ${css} “${name}”`, () => this.#driver.about(element, isReached));
    await this.#driver.click(element);
  }

  async type(css: string, text: string): Promise<void> {
    await this.#driver.type(await this.see(css), text);
  }

  /**
   * Chooses the option with this value: the native popup of a select is out of reach of the page.
   */
  async choose(css: string, value: string): Promise<void> {
    const offers = (select: Element, option: string) => {
      return [...(select as HTMLSelectElement).options].some((one) => one.value === option);
    };
    const select = await this.see(`${css}:enabled`);
    const about = this.#driver.about;
    await until(`be offered ${value} in ${css}`, () => about(select, offers, value));
    await about(select, setOption, value);
  }

  async attach(css: string, file: string): Promise<void> {
    await this.#driver.attach(await this.see(css), file);
  }

  press(key: Key): Promise<void> {
    return this.#driver.press(key);
  }

  back(): Promise<void> {
    return this.#driver.back();
  }

  text(css: string): Promise<string> {
    return this.#driver.ask((one) => document.querySelector(one)?.textContent?.trim() ?? '', css);
  }

  async picture(name: string): Promise<void> {
    await this.settle();
    // A browser may return the previous frame.
    await this.ask(countFrames);
    await this.be('be drawn', () => (window as Drawn).framesDrawn === 2);
    this.#pictures += 1;
    await this.photograph(`${String(this.#pictures).padStart(2, '0')}-${name}`);
  }

  /** Takes a screenshot without waiting for animations. */
  async photograph(name: string): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await writeFile(path.join(this.#folder, `${name}.png`), await this.#driver.picture());
  }
}
