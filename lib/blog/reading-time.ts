import 'server-only';
import { excerptOf } from '../panel/html';

/** What most people read in a minute. */
const WORDS_PER_MINUTE = 200;

/** How many minutes a text of the panel (HTML) takes to be read, begun ones counted; 1 at least. */
export function readingMinutes(html: string): number {
  const words = excerptOf(html, Number.POSITIVE_INFINITY).split(' ').length;
  return Math.ceil(words / WORDS_PER_MINUTE);
}
