import 'server-only';
import type { ChainableCommander } from 'ioredis';
import { redisKey, sendToRedis, withRedis } from '../cache/redis';
import { personalDataKey, seal, unseal } from '../cache/sealing';
import { TIMES } from '../config/times';
import { processWide } from '../process/process-wide';
import { adultFrom, isMinor } from '../talents/age';
import { BUST_FROM } from '../talents/measure-table';
import { BODY_MEASURES, type Profile, type Talent } from '../talents/talent';

/**
 * The talent with the measures that the site shows: no bust, waist, hips and weight of a minor, and no
 * bust below the panel's list, which may be in inches. Both readers of talents (roster and profile) call
 * it, so that nothing built from their results can contain the others.
 */
export function withShownMeasures<T extends Talent>(talent: T, now: Date): T {
  const { gender, measures } = talent;
  const isSmall = gender !== 'man' && (measures.bust?.value ?? BUST_FROM) < BUST_FROM;
  const hidden: readonly string[] = isMinor(talent, now) ? BODY_MEASURES : isSmall ? ['bust'] : [];
  const sent = Object.entries(measures);
  const shown = sent.filter(([key]) => !hidden.includes(key));
  return shown.length < sent.length ? { ...talent, measures: Object.fromEntries(shown) } : talent;
}

/** `until`: the day on which the talent is an adult; null for an adult. `at`: when it was read (ms). */
type Note = { until: string | null; at: number };

/**
 * Talents whom only their profile shows as minors, since the roster has neither their birth date nor
 * their category. They are minors wherever the roster is shown, on all instances.
 */
const state = processWide('known-minors', () => ({ notes: new Map<number, Note>(), loadedAt: 0 }));

const NAME = 'known-minors';
const key = () => personalDataKey('vitrine known minors');

/** Notes what a profile says by itself, in place of what an earlier one said. */
export function noteProfile(profile: Profile): void {
  const at = Date.now();
  const until = isMinor(profile, new Date(at)) ? adultFrom(profile) : null;
  const before = state.notes.get(profile.id);
  // An adult who was never a minor needs no note.
  if (!before && until === null) return;
  const note = { until, at };
  state.notes.set(profile.id, note);
  if (before?.until === until) return;
  void store((commands, name) => commands.hset(name, profile.id, sealed(note)));
}

/** The ids of the known minors. Every few seconds adds those of other instances, in the background. */
export function knownMinors(now: Date): readonly number[] {
  if (now.getTime() >= state.loadedAt + TIMES.redis.followMs) void loadMinors();
  const time = now.toISOString();
  return [...state.notes].flatMap(([id, { until }]) => (until && time < until ? [id] : []));
}

/** Adds the notes that other instances, or this one before a restart, stored in Redis. Never throws. */
export async function loadMinors(): Promise<void> {
  state.loadedAt = Date.now();
  const fields = (await withRedis((client) => client.hgetallBuffer(redisKey(NAME)))) ?? {};
  for (const [id, field] of Object.entries(fields)) {
    const text = unseal(field, key())?.toString();
    const note: Note | null = text ? JSON.parse(text) : null;
    if (note && note.at > (state.notes.get(Number(id))?.at ?? 0)) state.notes.set(Number(id), note);
  }
}

/** Forgets the talents who left an accepted roster, and stores again what Redis has lost. */
export async function forgetOthers(listed: ReadonlyMap<number, unknown>): Promise<void> {
  const left = [...state.notes.keys()].filter((id) => !listed.has(id));
  for (const id of left) state.notes.delete(id);
  await store((commands, name) => {
    for (const id of left) commands.hdel(name, String(id));
    for (const [id, note] of state.notes) commands.hsetnx(name, String(id), sealed(note));
    return commands;
  });
}

const sealed = (note: Note) => seal(JSON.stringify(note), key());

/** Changes fields of the hash. Each talent has one, so no instance overwrites notes of another. */
async function store(change: (commands: ChainableCommander, name: string) => ChainableCommander) {
  const name = redisKey(NAME);
  await sendToRedis((client) =>
    change(client.multi(), name).pexpire(name, TIMES.redis.readMs).exec(),
  );
}
