import { expect, it } from 'vitest';
import { itemList } from '@/lib/panel/values/list';

it.each<[unknown, unknown]>([
  [[1], [1]],
  [[], []],
  [{ data: [1] }, [1]],
  [{ data: { data: [1], last_page: 2 } }, [1]],
  [{ 0: 'a', 2: 'b' }, ['a', 'b']],
  [{ data: { 3: 'a' } }, ['a']],
  ['[{"id":1}]', [{ id: 1 }]],
  ['\ufeff[{&quot;id&quot;:1}]', [{ id: 1 }]],
  ['{"0":7}', [7]],
  [{}, null],
  [{ data: {} }, null],
  [{ rows: [] }, null],
  [{ 0: 'a', name: 'b' }, null],
  [{ data: { data: { data: { data: [] } } } }, null],
  ['none', null],
  ['7', null],
  [7, null],
  [null, null],
])('%j is read as %j', (sent, items) =>
  expect(itemList.safeParse(sent).data ?? null).toEqual(items),
);
