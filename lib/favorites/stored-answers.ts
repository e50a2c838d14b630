import 'client-only';
import { storedItem } from '../platform/browser-storage';
import { isRecord } from '../platform/json';

/** The number of links whose answers this device stores. */
const MAX_LINKS = 20;

const stored = storedItem('local', 'favorites-answers', (text) => {
  const value: unknown = JSON.parse(text);
  return isRecord(value) ? value : null;
});

/** The stored answers of a link, one letter per id (`answers.ts`); empty if there are none. */
export function storedAnswers(link: string): string {
  const letters = stored.get()?.[link];
  return typeof letters === 'string' ? letters : '';
}

/** Stores a link's answers and drops those of the oldest links. False if the browser refuses. */
export function storeAnswers(link: string, letters: string): boolean {
  const { [link]: _old, ...others } = stored.get() ?? {};
  return stored.set(
    Object.fromEntries([...Object.entries(others), [link, letters]].slice(-MAX_LINKS)),
  );
}
