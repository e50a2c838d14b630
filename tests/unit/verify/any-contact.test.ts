import { describe, expect, test } from 'vitest';
import { MAX_CONTACT_LENGTH } from '@/lib/verify/verdict';
import { verify } from '@/lib/verify/verify';
import fc from '../../fixtures/fast-check.ts';
import { OWN } from './own.ts';

describe('for any input', () => {
  const own = fc.constantFrom(...OWN.map(({ text }) => text));

  test('our contacts are recognized in any case, with a space anywhere around', () => {
    const typed = fc.tuple(
      own,
      fc.infiniteStream(fc.boolean()),
      fc.constantFrom('', ' ', '\u200e'),
    );
    fc.assert(
      fc.property(typed, ([text, upper, space]) => {
        const [name = '', query = ''] = text.split(/(?=\?)/);
        const letters = Array.from(name, (one) => (upper.next().value ? one.toUpperCase() : one));
        expect(verify(`${space}${letters.join('')}${query}${space}`, OWN).kind).toBe('ours');
      }),
    );
  });

  test('a contact with one letter or digit changed, removed or added is not ours', () => {
    const sign = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789оаеі');
    const change = fc.constantFrom<'put' | 'change' | 'drop'>('put', 'change', 'drop');
    fc.assert(
      fc.property(own, fc.nat(), sign, change, (text, place, put, how) => {
        const places = Array.from(text.matchAll(/[a-z\d]/g), ({ index }) => index);
        const at = places[place % places.length] ?? 0;
        const end = how === 'put' ? at : at + 1;
        const other = text.slice(0, at) + (how === 'drop' ? '' : put) + text.slice(end);
        fc.pre(other !== text);
        // The zero that some put before an area code changes nothing.
        fc.pre(!other.startsWith('+55 0'));
        expect(verify(other, OWN).kind, other).not.toBe('ours');
      }),
      { numRuns: 2000 },
    );
  });

  test('a word before or after the host makes it foreign', () => {
    const word = fc.stringMatching(/^[a-z\d]{1,12}$/);
    fc.assert(
      fc.property(word, fc.constantFrom('-', ''), (more, hyphen) => {
        for (const host of [`${more}${hyphen}vitrine.com`, `vitrine${hyphen}${more}.com`]) {
          expect(verify(host, OWN).kind, host).toBe('not-ours');
          expect(verify(`contato@${host}`, OWN).kind, host).toBe('not-ours');
        }
        expect(verify(`vitrine.com.${more}`, OWN).kind).not.toBe('ours');
      }),
    );
  });

  test('there is an answer, and none for input that is too long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 700 }), (text) => {
        expect(['ours', 'not-ours', 'unclear']).toContain(verify(text, OWN).kind);
      }),
      { numRuns: 50 },
    );
    const path = 'a'.repeat(MAX_CONTACT_LENGTH - 'vitrine.com/'.length);
    expect(verify(`vitrine.com/${path}`, OWN).kind).toBe('ours');
    expect(verify(`vitrine.com/${path}a`, OWN).kind).toBe('unclear');
    expect(verify(`vitrine.com/${'a'.repeat(MAX_CONTACT_LENGTH)}`, OWN).kind).toBe('unclear');
    expect(verify(`${'<'.repeat(1e6)}`, OWN).kind).toBe('unclear');
  });

  test('a foreign link is not reduced to one of the agency', () => {
    for (let blanks = 0; blanks <= MAX_CONTACT_LENGTH; blanks += 1) {
      const typed = `${' '.repeat(blanks)}vitrine.com.evil.com`;
      expect(verify(typed, OWN).kind, String(blanks)).not.toBe('ours');
      // As much of it as the field accepts.
      expect(verify(typed.slice(0, MAX_CONTACT_LENGTH + 1), OWN).kind, String(blanks)).not.toBe(
        'ours',
      );
    }
  });
});
