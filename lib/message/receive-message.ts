import 'server-only';
import { admitMessage } from '../forms/guard';
import { postedTexts } from '../forms/posted-text';
import { Refusal } from '../forms/refusal';
import { isTooLong } from './read-message';

/** Four bytes of a message are up to twelve in a posted form. Sizes in bytes, times in ms. */
const LIMITS = { bytes: 16 * 1024, idleMs: 5_000, totalMs: 10_000 };

/** The message that a search without script posts; stored nowhere and not logged. */
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
