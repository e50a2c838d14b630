import type { Page } from '@playwright/test';

/** Gives what counts the scripts that the page has been sent from now on and that hold such words. */
export function scriptsWith(page: Page, words: string): () => Promise<number> {
  const bodies: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') bodies.push(answer.text());
  });
  return async () => (await Promise.all(bodies)).filter((text) => text.includes(words)).length;
}
