import { describe, expect, it } from 'vitest';
import { jsonItems } from '@/lib/panel/json-items';
import fc from '../../fixtures/fast-check.ts';

async function itemsOf(text: string): Promise<unknown[]> {
  return Array.fromAsync(jsonItems(Buffer.from(text)));
}

describe('the records of a long list', () => {
  it('equal those of JSON.parse, bare or under data, with any whitespace', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.jsonValue()),
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.constantFrom(undefined, 1, '\t'),
        fc.boolean(),
        async (list, around, space, first) => {
          const { data: _none, ...others } = around;
          const under = first ? { data: list, ...others } : { ...others, data: list };
          const read = JSON.parse(JSON.stringify(list));
          expect(await itemsOf(JSON.stringify(list, null, space))).toEqual(read);
          expect(await itemsOf(JSON.stringify(under, null, space))).toEqual(read);
        },
      ),
    );
  });

  it.each([
    '',
    'null',
    '7',
    '"[1]"',
    '{}',
    '{"data":{}}',
    '{"data":null}',
    '{"data":{"data":[1]}}',
    '{"other":[1]}',
    '[1',
    '[1,',
    '[1,]',
    '[,1]',
    '[1 2]',
    '[{"a":"b]',
    '["\\"]',
    '[1]]',
    '[1] x',
    '[1}',
    '{"data":[1]',
    '{"data":[1],}',
    '{"data":[1]]',
    '{"data":[1],"data":[2]}',
    '{"data":[1],"data":2}',
    '<html>[1]</html>',
  ])('%j has none, and is rejected', async (text) => {
    await expect(itemsOf(text)).rejects.toThrow(SyntaxError);
  });

  it.each([
    ['[ \n]', []],
    ['{"data" : [1]}', [1]],
    ['{"a":{"data":[1]},"data":[2]}', [2]],
    ['{"a":{"data":1},"b":[1],"data":[2]}', [2]],
  ])('of %j come from its own list', async (text, items) => {
    expect(await itemsOf(text)).toEqual(items);
  });

  it('are parsed without blocking the event loop', async () => {
    const record = { id: 1, name: 'Ana', categories: [{ id: 1884 }], height: '175/5.9' };
    const text = Buffer.from(JSON.stringify(Array.from({ length: 100_000 }, () => record)));
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    let count = 0;
    for await (const _item of jsonItems(text)) count += 1;
    clearInterval(timer);
    expect(count).toBe(100_000);
    expect(turns).toBeGreaterThan(3);
  });
});
