import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Reply } from '@/lib/forms/replies';
import { beginProcess } from '../../fixtures/fresh-process.ts';
import { movableClock } from '../../fixtures/movable-clock.ts';
import { startRedis } from '../../fixtures/small-redis.ts';

const reply: Reply = {
  code: 'invalid',
  values: { name: 'Zoë “Z” 🙂', email: 'zoe@example' },
  faults: { email: 'email' },
};
const named = (name: string): Reply => ({ ...reply, values: { name } });

/** The replies module of a fresh process. */
async function freshReplies(variables: Record<string, string> = {}) {
  beginProcess(variables);
  const { redis, redisKey } = await import('@/lib/platform/redis.mjs');
  onTestFinished(() => redis()?.disconnect());
  const replies = await import('@/lib/forms/replies');
  return { ...replies, redis, redisKey };
}

/** Another process of the same site, once it is connected to Redis. */
async function instance(REDIS_URL: string, variables: Record<string, string> = {}) {
  const replies = await freshReplies({ REDIS_URL, ...variables });
  await expect.poll(() => replies.redis()?.status).toBe('ready');
  return replies;
}

describe('a reply', () => {
  it('is read by its token alone, on every reload of its page', async () => {
    const { storeReply, readReply } = await freshReplies();
    const [ana, bia] = [await storeReply(named('Ana')), await storeReply(named('Bia'))];
    for (let time = 0; time < 2; time += 1) {
      expect(await readReply(ana)).toEqual(named('Ana'));
      expect(await readReply(bia)).toEqual(named('Bia'));
    }
    expect(ana).not.toBe(bia);
  });

  it('that only states a reason is stored once: a flood of refusals evicts no other reply', async () => {
    const { storeReply, readReply } = await freshReplies();
    const ana = await storeReply(named('Ana'));
    const refused = { code: 'rate', values: {}, faults: {} } as const;
    const tokens = new Set<string>();
    for (let post = 0; post < 1_000; post += 1) tokens.add(await storeReply(refused));
    expect(await readReply(ana)).toEqual(named('Ana'));
    const [token] = tokens;
    expect([tokens.size, await readReply(token)]).toEqual([1, refused]);
  });

  it.each(['rate', 'busy', 'too-large'] as const)(
    'refused for %s is one of at most a hundred in a store of its own, and evicts no other',
    async (code) => {
      const { storeReply, storeSent, readReply, readSent } = await freshReplies();
      const ana = await storeReply(named('Ana'));
      const sent = await storeSent({ name: 'Eva' });
      const flood = (at: number): Reply => ({ code, faults: {}, values: { name: `${at}` } });
      const tokens: string[] = [];
      for (let post = 0; post < 1_000; post += 1) tokens.push(await storeReply(flood(post)));
      expect(await readReply(ana)).toEqual(named('Ana'));
      expect(await readSent(sent)).toEqual({ name: 'Eva' });
      expect(await readReply(tokens[899])).toBeNull();
      expect(await readReply(tokens[900])).toEqual(flood(900));
      expect(await readReply(tokens[999])).toEqual(flood(999));
    },
  );

  it('refused for its size stores at most 32 KB of texts', async () => {
    const { storeReply, readReply } = await freshReplies();
    const values = { name: 'Zoë', message: 'ã'.repeat(16_000), more: 'x'.repeat(1_000) };
    const token = await storeReply({ code: 'too-large', faults: {}, values });
    const { name, message } = values;
    expect((await readReply(token))?.values).toEqual({ name, message });
  });

  it('to a successful post is not stored as a refusal', async () => {
    const { storeReply, storeSent, readReply, readSent } = await freshReplies();
    const sent = await storeSent({ name: 'Eva' });
    expect([await readSent(sent), await readReply(sent)]).toEqual([{ name: 'Eva' }, null]);
    const asked: Reply = { code: null, faults: {}, values: { name: 'Ana' } };
    for (const token of [
      await storeReply(asked),
      await storeReply(reply),
      'rate',
      '1',
      randomUUID(),
    ])
      expect(await readSent(token)).toBeNull();
  });

  it('does not exist for a token that was never issued', async () => {
    const { storeReply, readReply } = await freshReplies();
    const token = await storeReply(reply);
    const others = [undefined, null, '', 7, [token], ['rate'], { token }, `${token}x`, ` ${token}`];
    for (const other of [...others, token.slice(1), '../../etc/passwd', randomUUID()]) {
      expect(await readReply(other)).toBeNull();
    }
  });

  it('expires after ten minutes', async () => {
    const clock = movableClock();
    const { storeReply, readReply } = await freshReplies();
    const token = await storeReply(reply);
    await clock.advance(595_000);
    expect(await readReply(token)).toEqual(reply);
    await clock.advance(10_000);
    expect(await readReply(token)).toBeNull();
  });

  it('is one of at most three hundred, which bounds the memory', async () => {
    const { storeReply, readReply } = await freshReplies();
    const tokens = [];
    for (let one = 0; one <= 300; one += 1) tokens.push(await storeReply(named(String(one))));
    expect(await readReply(tokens[0])).toBeNull();
    expect(await readReply(tokens[1])).toEqual(named('1'));
    expect(await readReply(tokens[300])).toEqual(named('300'));
  });

  it('is shared by every bundle of the process', async () => {
    const { storeReply } = await freshReplies();
    const token = await storeReply(reply);
    vi.resetModules();
    const { readReply } = await import('@/lib/forms/replies');
    expect(await readReply(token)).toEqual(reply);
  });
});

describe('a reply of several instances', () => {
  it('is read by another instance, for ten minutes as well', async () => {
    const { url, commands } = await startRedis();
    const token = await (await instance(url)).storeReply(reply);
    const [, key, sealed, ...expiry] = commands.find(([name]) => /^set$/i.test(name ?? '')) ?? [];
    expect(key).toContain(token);
    expect(sealed).not.toContain('zoe@example');
    expect(expiry).toEqual(['EX', '600']);
    const other = await instance(url);
    expect(await other.readReply(token)).toEqual(reply);
    expect(await other.readReply(randomUUID())).toBeNull();
  });

  it('is ignored when stored in plain text, or sealed with other credentials', async () => {
    const { url } = await startRedis();
    const token = await (await instance(url)).storeReply(reply);
    const stranger = await instance(url, { PANEL_API_KEY: 'another key' });
    expect(await stranger.readReply(token)).toBeNull();
    await stranger.redis()?.set(stranger.redisKey('sealed-reply', token), JSON.stringify(reply));
    expect(await stranger.readReply(token)).toBeNull();
  });

  it('refused in a flood is limited to a hundred in Redis, too', async () => {
    const { url, commands } = await startRedis();
    const { storeReply } = await instance(url);
    const flood: Reply = { code: 'rate', faults: {}, values: { name: 'Bo' } };
    let token = '';
    for (let post = 0; post < 300; post += 1) token = await storeReply(flood);
    const keys = new Set(
      commands.filter(([name]) => /^set$/i.test(name ?? '')).map(([, key]) => key),
    );
    expect(keys.size).toBeLessThanOrEqual(100);
    const other = await instance(url);
    expect(await other.readReply(token)).toEqual(flood);
    // Another token in the same slot cannot read it.
    expect(await other.readReply(`${token.slice(0, 8)}${randomUUID().slice(8)}`)).toBeNull();
  });

  it('is not looked up for a malformed token', async () => {
    const { url, commands } = await startRedis();
    const { readReply } = await instance(url);
    const token = randomUUID();
    for (const other of ['', '*', [token], 'x'.repeat(36), ` ${token}`, `${token}\r\nFLUSHALL`]) {
      expect(await readReply(other)).toBeNull();
    }
    expect(commands.filter(([name]) => /^(get|flushall)$/i.test(name ?? ''))).toEqual([]);
  });

  it('stays with its own instance while Redis is down', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    const { storeReply, readReply } = await freshReplies({ REDIS_URL: 'redis://127.0.0.1:1' });
    const token = await storeReply(reply);
    expect(await readReply(token)).toEqual(reply);
    expect(await readReply(randomUUID())).toBeNull();
  });
});
