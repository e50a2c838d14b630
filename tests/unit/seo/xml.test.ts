import { expect, it } from 'vitest';
import { element, xmlText } from '@/lib/seo/xml';

it.each([
  ['<b> & "c" \'d\'', '&lt;b&gt; &amp; &quot;c&quot; &apos;d&apos;'],
  ['&lt;', '&amp;lt;'],
  ['tab\t, line\r\n', 'tab\t, line\r\n'],
  ['é ç \u2028 😀', 'é ç \u2028 😀'],
  ['a\u0000b\u0007c\u001fd\ufffee\uffff', 'abcde'],
  ['half \ud83d', 'half \ufffd'],
])('%j is %j in XML', (text, expected) => {
  expect(xmlText(text)).toBe(expected);
});

it('an element escapes its text', () => {
  expect(element('image:loc', 'a & b')).toBe('<image:loc>a &amp; b</image:loc>');
});
