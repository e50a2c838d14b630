import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { casting, refusedFields, sender } from '@/lib/favorites/schema';
import { isIdempotencyKey, newIdempotencyKey } from '@/lib/forms/idempotency-key';

const ana = { name: 'Ana Sá', phone: '11 3333-0000', email: 'ana@casa.example' };

/** The names of the fields that are refused; none when all is right. */
function refused(posted: unknown): string[] {
  const read = casting.safeParse(posted);
  return read.success ? [] : refusedFields(read.error).sort();
}

describe('a posted selection', () => {
  it('is taken, with its lines made one', () => {
    const talents = [{ id: 12, note: ' sim\nnão ' }, { id: 45 }];
    const posted = { ...ana, name: '  Ana\r\nBcc: x\t Sá ', talents, url: 'https://evil.example' };
    expect(casting.parse(posted)).toEqual({
      ...ana,
      name: 'Ana Bcc: x Sá',
      talents: [{ id: 12, note: 'sim\nnão' }, { id: 45 }],
    });
  });

  const talents = [{ id: 1 }];
  it.each<[string, unknown, string[]]>([
    ['nothing', null, ['']],
    ['no field', {}, ['email', 'name', 'phone', 'talents']],
    ['blanks', { ...ana, name: ' ', phone: '\n', talents }, ['name', 'phone']],
    ['no e-mail', { ...ana, email: 'ana', talents }, ['email']],
    ['two e-mails', { ...ana, email: 'a@b.example,c@d.example', talents }, ['email']],
    ['a name too long', { ...ana, name: 'x'.repeat(121), talents }, ['name']],
    ['a number for a name', { ...ana, name: 7, talents }, ['name']],
    ['no talent', { ...ana, talents: [] }, ['talents']],
    ['a talent without id', { ...ana, talents: [{ note: 'x' }] }, ['talents']],
    ['an id as text', { ...ana, talents: [{ id: '1' }] }, ['talents']],
    ['a negative id', { ...ana, talents: [{ id: -1 }] }, ['talents']],
    ['a note too long', { ...ana, talents: [{ id: 1, note: 'x'.repeat(501) }] }, ['talents']],
    ['too many', { ...ana, talents: Array.from({ length: 201 }, () => ({ id: 1 })) }, ['talents']],
    ['as many as there may be', { ...ana, talents: Array(200).fill({ id: 1 }) }, []],
  ])('%s', (_name, posted, fields) => {
    expect(refused(posted)).toEqual(fields);
  });

  it('has the same sender in the browser', () => {
    expect(sender.parse({ ...ana, email: ' ana@casa.example ' })).toEqual(ana);
  });
});

describe('an idempotency key', () => {
  it('is a new UUID each time, with and without a secure origin', () => {
    const keys = [newIdempotencyKey(), newIdempotencyKey()];
    const { getRandomValues } = crypto;
    vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
    onTestFinished(() => void vi.unstubAllGlobals());
    keys.push(newIdempotencyKey(), newIdempotencyKey());
    expect(keys.every(isIdempotencyKey)).toBe(true);
    expect(new Set(keys).size).toBe(4);
  });

  it.each([null, '', 'key', '123e4567-e89b-12d3-a456-426614174000x', '../../etc'])(
    '%o is none',
    (text) => expect(isIdempotencyKey(text)).toBe(false),
  );
});
