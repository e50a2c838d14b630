import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import {
  html,
  id,
  label,
  list,
  picture,
  pixels,
  readEach,
  record,
  title,
  webUrl,
} from '@/lib/panel/wire';

afterEach(() => vi.restoreAllMocks());

describe('single values', () => {
  it.each([
    ['talents/12/cover.jpg', 'talents/12/cover.jpg'],
    ['../a.jpg', null],
    ['', null],
    [null, null],
    [7, null],
  ])('a picture %j is parsed as %j', (sent, expected) => {
    expect(picture.parse(sent)).toBe(expected);
  });

  it.each([
    [1, 1],
    ['1', 1],
    ['0012', 12],
    [0, null],
    [-1, null],
    [1.5, null],
    ['', null],
    ['1a', null],
    ['1234567890123456', null],
    [Number.NaN, null],
    [null, null],
    [true, null],
  ])('an id %j is parsed as %j', (sent, expected) => {
    expect(id.safeParse(sent).data ?? null).toBe(expected);
  });

  it.each([
    ['175/5.9', '175/5.9'],
    [' 38 ', '38'],
    [38, '38'],
    [0, '0'],
    ['', null],
    ['  ', null],
    [null, null],
    [undefined, null],
    [{}, null],
    ['x'.repeat(400), 'x'.repeat(300)],
    ['Ana \ud83d\ude42', 'Ana \ud83d\ude42'],
    ['\ude42 Ana \ud83d', '\ufffd Ana \ufffd'],
    ['Ana &amp; Bia', 'Ana & Bia'],
    ['Jo&atilde;o &#8211; O&#x27;Neil &hearts;', "João – O'Neil ♥"],
    ['a &lt;b&gt; &amp;lt; &amp;amp;', 'a <b> &lt; &amp;'],
    ['<b>R&D</b> &nope; &amp', '<b>R&D</b> &nope; &amp'],
    ['&#0;&#xd800;&#9999999;', '\ufffd\ufffd\ufffd'],
    ['&nbsp;Ana&nbsp;Bia ', 'Ana\u00a0Bia'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ...['\u2800', '\u200b \u200d', '\u3164', '\u00ad&shy;', '\u115f\u1160\uffa0', '&nbsp;'].map(
      (blank): [string, null] => [blank, null],
    ),
    [`${'x'.repeat(299)}\ud83d\ude42`, `${'x'.repeat(299)}\ufffd`],
  ])('a label %j is parsed as %j', (sent, expected) => {
    expect(label.parse(sent)).toBe(expected);
  });

  it.each([
    [' Ana ', 'Ana'],
    [7, '7'],
    [' ', 'is empty'],
    ['\u2800', 'is empty'],
    ['&atilde;na', 'ãna'],
  ])('a title %j is parsed as %j, or reports what is wrong', (sent, expected) => {
    const { data, error } = title.safeParse(sent);
    expect(data ?? error?.issues[0]?.message).toBe(expected);
  });

  it.each([
    [1000, 1000],
    ['1000', 1000],
    [0, null],
    [-5, null],
    [1.5, null],
    [100_001, null],
    ['wide', null],
    ['1e3', null],
    ['+1000', null],
    [undefined, null],
  ])('a width of %j is parsed as %j', (sent, expected) => {
    expect(pixels.parse(sent)).toBe(expected);
  });

  it.each([
    ['https://example.com/x', 'https://example.com/x'],
    ['http://example.com', 'http://example.com'],
    ['javascript:alert(1)', null],
    ['//example.com', null],
    ['xhttp://example.com', null],
    ['httpx://example.com', null],
    ['data:text/html,x', null],
    [null, null],
  ])('an address %j is parsed as %j', (sent, expected) => {
    expect(webUrl.parse(sent)).toBe(expected);
  });

  it('a text longer than half a million characters counts as missing', () => {
    expect(html.parse('x'.repeat(500_000))).toHaveLength(500_000);
    expect(html.parse('x'.repeat(500_001))).toBeNull();
    expect(html.parse('<p>\ud83d</p>')).toBe('<p>\ufffd</p>');
  });
});

describe('lists and records', () => {
  it('are read bare or under data', () => {
    expect(list.parse([1])).toEqual([1]);
    expect(list.parse({ data: [1] })).toEqual([1]);
    expect(list.safeParse({ rows: [] }).success).toBe(false);
    expect(record.parse({ a: 1 })).toEqual({ a: 1 });
    expect(record.parse({ data: { a: 1 } })).toEqual({ a: 1 });
    expect(record.parse({ data: [1] })).toEqual({ data: [1] });
    expect(record.parse({ data: null })).toEqual({ data: null });
    expect(record.safeParse([1]).success).toBe(false);
  });

  it('an unreadable record is dropped, with a short log line', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const items = [{ id: 1 }, { id: 'x'.repeat(1_000) }, 7, {}, { id: 2 }];
    expect(readEach('thing', items, z.object({ id }))).toEqual([{ id: 1 }, { id: 2 }]);
    const lines = warn.mock.calls.map(([line]) => String(line));
    expect(lines).toHaveLength(3);
    for (const line of lines) {
      expect(line).toMatch(/^Dropped thing /);
      expect(line.length).toBeLessThan(150);
    }
  });

  it('the log names five dropped records with their faults, and counts the others', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const schema = z.object({ size: z.object({ height: z.number('no number') }) });
    const broken = { id: 3, size: { height: '' } };
    const linesOf = (...items: unknown[]) => {
      warn.mockClear();
      expect(readEach('thing', items, schema)).toEqual([]);
      return warn.mock.calls.map(([line]) => String(line));
    };
    const five = Array.from({ length: 5 }, () => 'Dropped thing 3: size.height: no number');
    expect(linesOf(broken, broken, broken, broken, broken)).toEqual(five);
    expect(linesOf(...Array.from({ length: 8 }, () => broken))).toEqual([
      ...five,
      'Dropped thing 3 times more',
    ]);
    expect(linesOf(7)[0]).toMatch(/^Dropped thing number: /);
  });
});
