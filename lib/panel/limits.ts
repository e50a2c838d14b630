import 'server-only';
import { MODELS_FETCH_SIZE } from '../config/constants';

/** Limits of what is read of the two services; their times are in `TIMES`. Sizes in bytes. */
export const PANEL_LIMITS = {
  /** A roster of 10,000 talents is about 5 MB. */
  answerBytes: 32 * 1024 * 1024,
  galleryBytes: 128 * 1024 * 1024,
  /** How many entries of a list are read; further ones are reported. Posts: as many as were requested. */
  lists: {
    roster: MODELS_FETCH_SIZE,
    categories: 100,
    book: 500,
    video: 200,
    compo: 200,
    slides: 200,
    networks: 50,
    countries: 1_000,
    skinTones: 1_000,
    cities: 20_000,
  },
  /** In characters, of categories as text. */
  categoriesLength: 3_000,
  /** How many reads an invalidation repeats at once; the others follow on demand. */
  refreshedAtOnce: 20,
  /** The size of the cache of answers, in entries. */
  cachedAnswers: 2_000,
  /** The size of the negative cache: reads without an answer, so that they are not repeated. */
  cachedMisses: 1_000,
  /** An implausible answer is accepted after this many repetitions over at least `doubtMs`. */
  doubtTimes: 3,
} as const;
