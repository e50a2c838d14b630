import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isSettled } from '../../tests/fixtures/settled-page.ts';
import type { Driver } from './browsers.ts';

const MAX_WAIT_MS = 20_000;

/**
 * The first visible element of a selector whose label or text starts with `name`, once React has
 * hydrated it: before, a click has no effect. With `reach`, scrolls it to the middle of the window,
 * and finds it only while nothing, such as a toast, covers its center. Runs in the page.
 */
function seek(css = '', name = '', reach = ''): Element | null {
  const nameOf = (element: Element) =>
    (
      element.getAttribute('aria-label') ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      element.textContent ??
      ''
    ).replace(/\s+/g, ' ');
  const isHydrated = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const found = [...document.querySelectorAll(css)].find(
    (one) => one.checkVisibility() && nameOf(one).trim().startsWith(name) && isHydrated(one),
  );
  if (!found || !reach) return found ?? null;
  found.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit && (found.contains(hit) || hit.contains(found)) ? found : null;
}

/** Selects an option once it is offered. Runs in the page, which cannot reach a native popup. */
function select(css = '', value = ''): boolean {
  const list = document.querySelector<HTMLSelectElement>(`${css}:enabled`);
  if (![...(list?.options ?? [])].some((option) => option.value === value)) return false;
  if (list) list.value = value;
  for (const type of ['input', 'change']) list?.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

/** Polls until the result is truthy. During a navigation the page cannot answer. */
async function until<Answer>(what: string, question: () => Promise<Answer>) {
  const deadline = Date.now() + MAX_WAIT_MS;
  for (;;) {
    const answer = await question().catch(() => null);
    if (answer) return answer;
    if (Date.now() > deadline) throw new Error(`Waited in vain for ${what}`);
    await pause(50);
  }
}

export type Visitor = ReturnType<typeof visitorOf>;

/**
 * A user of a browser, who waits for the element of each action; `name` is how its label or its
 * text begins. Before each click and each address, a screenshot goes to `folder`.
 */
export function visitorOf(driver: Driver, origin: string, folder: string) {
  let pictures = 0;
  const see = (css: string, name = '', reach = '') =>
    until(`${css} “${name}”`, () => driver.find(seek, css, name, reach));
  /** Waits until a condition in the page holds. */
  const be = (what: string, question: (...args: string[]) => boolean, ...args: string[]) =>
    until(what, () => driver.ask(question, ...args));
  async function picture() {
    pictures += 1;
    const file = `${String(pictures).padStart(2, '0')}.png`;
    await writeFile(path.join(folder, file), await driver.picture());
  }
  async function rest() {
    await be('the end of all animations', isSettled);
    await picture();
  }
  return {
    see,
    be,
    rest,
    picture,
    async open(address: string) {
      if (pictures > 0) await rest();
      await driver.open(origin + address);
    },
    async click(css: string, name = '') {
      await rest();
      await (await see(css, name, 'reach')).click();
    },
    async type(css: string, name: string, text: string) {
      await (await see(css, name)).type(text);
    },
    choose: (css: string, value: string) => be(`${value} in ${css}`, select, css, value),
    async attach(css: string, file: string) {
      await (await see(css)).attach(file);
    },
  };
}
