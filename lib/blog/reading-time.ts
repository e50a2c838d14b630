import 'server-only';
import { excerptOf } from '../panel/html';

/** An average reading speed. */
const WORDS_PER_MINUTE = 200;

/** The reading time of the panel's HTML in minutes, rounded up; at least 1. */
export function readingMinutes(html: string): number {
  const words = excerptOf(html, Number.POSITIVE_INFINITY).split(' ').length;
  return Math.ceil(words / WORDS_PER_MINUTE);
}
