import { expect, test, vi } from 'vitest';
import { createMemo } from '@/lib/process/remembered';

test('a result is made again only when a part is another, by name', () => {
  const latest = createMemo<number>();
  let count = 0;
  const make = vi.fn(() => (count += 1));
  const [roster, post] = [{}, {}];
  const results = [
    latest('pt', [roster, post], make),
    latest('pt', [roster, post], make),
    latest('en', [roster, post], make),
    latest('pt', [roster], make),
    latest('pt', [{}], make),
    latest('en', [roster, post], make),
  ];
  expect(results).toEqual([1, 1, 2, 3, 4, 2]);
});
