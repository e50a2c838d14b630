import 'client-only';
import type { Fact } from '../message/fact';
import { factsByName } from '../message/wording';
import { storedItem } from '../platform/browser-storage';
import { BRIEF_LINE_LENGTH } from './limits';
import type { Brief, Sender } from './schema';

/** What a message fills in: fields of the brief, and the sender's fields if they are empty. */
export type TakenBrief = { brief: Partial<Brief>; sender: Partial<Sender> };

/** An event of `window` that tells an open casting form that facts were stored. */
export const BRIEF_TAKEN = 'brief-taken';

const stored = storedItem('session', 'taken-brief', (text) => JSON.parse(text) as TakenBrief);

/** Maps the facts of a message to the fields of the casting form. */
function briefOf(facts: readonly Fact[]): TakenBrief {
  const by = Object.fromEntries(factsByName(facts));
  const filled = (fields: Record<string, string | undefined>) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, text]) =>
        text ? [[name, text.slice(0, BRIEF_LINE_LENGTH)]] : [],
      ),
    );
  const { dates, city, media, budget, name, phone, email } = by;
  const territory = [by.territory, by.period].filter(Boolean).join(', ');
  return {
    brief: filled({ dates, city, media, territory, budget }),
    sender: filled({ name, phone: phone?.split(', ')[0], email: email?.split(', ')[0] }),
  };
}

/** Stores the facts for the casting form of this tab. Returns false if the browser refuses to store. */
export function handOver(facts: readonly Fact[]): boolean {
  const able = stored.set(briefOf(facts));
  window.dispatchEvent(new Event(BRIEF_TAKEN));
  return able;
}

/** Returns the stored facts and removes them; null if there are none. */
export function takeHandedOver(): TakenBrief | null {
  const used = stored.get();
  stored.remove();
  return used;
}
