import { expect, it } from 'vitest';
import withoutStyle from '@/lib/platform/next/sonner-without-style.mjs';

it('takes out the one line that writes a style into the page', () => {
  const source = 'a();\n__insertCSS("b{c:d} (e);");\nf("__insertCSS");\n';
  expect(withoutStyle(source)).toBe('a();\n\nf("__insertCSS");\n');
});

it.each(['a();\n', 'x __insertCSS("b");\n', '__insertCSS(b);\n'])(
  'says when %j has none',
  (source) => {
    expect(() => withoutStyle(source)).toThrow('sonner no longer inserts its style as it did');
  },
);
