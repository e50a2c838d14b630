import type { Page } from '@playwright/test';
import { idle } from './settled.ts';
import { expect, test } from './test.ts';

declare global {
  interface Window {
    translation?: { begin: () => void; answer: () => void };
  }
}

/**
 * A browser's translation of the page, as an init script: each text node is replaced by `<font>`
 * elements with a text node of their own, here with the same words. `begin` asks for a translation,
 * `answer` brings it; from then on, later texts are translated at once.
 */
function installTranslator(): void {
  const asked: { node: Text; words: string }[] = [];
  let answered = false;
  const isDone = (node: Node) => node.parentElement?.closest('[data-translated]') !== null;
  const ask = (root: Node) => {
    const all = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node; node = all.nextNode()) {
      if (!(node instanceof Text) || node.data.trim() === '' || isDone(node)) continue;
      if (!node.parentElement?.matches('script, style, noscript, textarea')) {
        asked.push({ node, words: node.data });
      }
    }
  };
  const answer = () => {
    answered = true;
    for (const { node, words } of asked.splice(0)) {
      const outer = document.createElement('font');
      outer.dataset.translated = '';
      outer.append(document.createElement('font'));
      outer.firstElementChild?.append(words);
      node.replaceWith(outer);
    }
  };
  const begin = () => {
    ask(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        for (const node of [target, ...addedNodes]) if (node.isConnected) ask(node);
      }
      if (answered) answer();
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  window.translation = { begin, answer };
}

/**
 * The test's page is translated by the browser; `plain` is another visitor's, which is not.
 */
export const translated = test.extend<{ plain: Page }>({
  // A walk is offline for a while, and stays longer than prefetched style sheets should go unused.
  expected:
    /Failed to load resource: .*(status of (404|429|502|503)|net::ERR_)|preloaded using link preload but not used/,
  plain: async ({ browser, page }, use) => {
    await page.addInitScript(installTranslator);
    const context = await browser.newContext();
    const plain = await context.newPage();
    await plain.addInitScript(() => sessionStorage.setItem('pre-home', '1'));
    for (const one of [page, plain]) one.setDefaultTimeout(20_000);
    await use(plain);
    await context.close();
  },
});

/** What a visitor reads, line by line. */
async function words(page: Page): Promise<string[]> {
  // biome-ignore lint/performance/useDomNodeTextContent: only what is rendered can be read
  const shown = await page.locator('body').innerText();
  return shown.split('\n').flatMap((line) => line.trim() || []);
}

/** Loads a document, which the browser then translates. */
export async function load(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await idle(page);
  await page.evaluate(() => {
    window.translation?.begin();
    window.translation?.answer();
  });
}

/** One thing that a visitor does, which ends with something to wait for. */
type Step = (page: Page) => Promise<unknown>;

/** Takes the same step on both pages, and expects them to read the same. */
export async function both(pages: readonly Page[], what: string, step: Step): Promise<void> {
  for (const page of pages) await test.step(what, () => step(page));
  const differences = async () => {
    const [one = [], other = []] = await Promise.all(pages.map(words));
    return [
      ...one.filter((line) => !other.includes(line)),
      ...other.filter((line, at) => line !== one[at]),
    ];
  };
  // A notice with a button is shown for ten seconds, on each page from its own step on.
  await expect.poll(differences, { message: what, timeout: 30_000 }).toEqual([]);
}

/** True once every text in view of the translated page is a translated one. */
export async function expectTranslated(page: Page): Promise<void> {
  const left = () =>
    page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const bare: string[] = [];
      while (texts.nextNode()) {
        const { data, parentElement } = texts.currentNode as Text;
        if (data.trim() === '' || !parentElement?.checkVisibility()) continue;
        if (!parentElement.closest('[data-translated], textarea')) bare.push(data);
      }
      return bare;
    });
  await expect.poll(left).toEqual([]);
}
