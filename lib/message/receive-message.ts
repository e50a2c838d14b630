import 'server-only';
import { admitMessage } from '../forms/guard';
import { postedTexts } from '../forms/posted-text';
import { Refusal } from '../forms/refusal';
import { isTooLong } from './read-message';

/** URL encoding makes three bytes of one, hence the size. Sizes in bytes, times in ms. */
const LIMITS = { bytes: 16 * 1024, idleMs: 5_000, totalMs: 10_000 };

/** The message that the search posts without script; neither stored nor logged. */
const messages = postedTexts({
  name: 'posted-messages',
  field: 'words',
  limits: LIMITS,
  admit: admitMessage,
  check: (typed) => {
    if (isTooLong(typed)) throw new Refusal('too-large');
  },
});

export const { receive: receiveMessage, posted: postedMessage } = messages;
