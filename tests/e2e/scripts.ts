import type { Page } from '@playwright/test';

/**
 * Counts the scripts that contain this text among those that the page loads from now on. Returns a
 * function that resolves to the count.
 */
export function scriptsWith(page: Page, words: string): () => Promise<number> {
  const bodies: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() !== 'script') return;
    const body = answer.text();
    bodies.push(body);
    // A script may still be arriving when the test ends; the count rejects if it is awaited.
    body.catch(() => {});
  });
  return async () => (await Promise.all(bodies)).filter((text) => text.includes(words)).length;
}
