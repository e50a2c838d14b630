import { afterEach, expect, it, vi } from 'vitest';
import { showCurrent } from '@/components/ui/tabs';

afterEach(() => vi.restoreAllMocks());

/** A row from 16 to 216 px with one link that starts at `left`, 40 px wide. */
function rowWith(left: number, current: boolean): HTMLElement {
  const row = document.createElement('ul');
  row.innerHTML = `<li><a href="/a"${current ? ' aria-current="page"' : ''}>A</a></li>`;
  Object.defineProperty(row, 'clientWidth', { value: 200 });
  const at = (x: number, width: number) => () => new DOMRect(x, 0, width, 40);
  row.getBoundingClientRect = at(16, 200);
  for (const link of row.querySelectorAll('a')) link.getBoundingClientRect = at(left, 40);
  return row;
}

it('scrolls the current link to the middle of its row', () => {
  const row = rowWith(316, true);
  showCurrent(row);
  expect(row.scrollLeft).toBe(220);
});

it('ignores a row without a current link, and one that the browser scrolls itself', () => {
  const none = rowWith(316, false);
  showCurrent(none);
  vi.spyOn(CSS, 'supports').mockImplementation((name) => name === 'scroll-initial-target');
  const native = rowWith(316, true);
  showCurrent(native);
  expect([none.scrollLeft, native.scrollLeft]).toEqual([0, 0]);
});
