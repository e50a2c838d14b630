import { expect, it } from 'vitest';
import { text, word } from '@/lib/panel/values/text';

it.each([
  [' Ana ', 'Ana'],
  [38, '38'],
  [0, '0'],
  ['', null],
  ['  ', null],
  [null, null],
  [{}, null],
  ['x'.repeat(400), 'x'.repeat(300)],
  ['Ana \ud83d\ude42', 'Ana \ud83d\ude42'],
  ['\ude42 Ana \ud83d', '\ufffd Ana \ufffd'],
  [`${'x'.repeat(299)}\ud83d\ude42`, `${'x'.repeat(299)}\ufffd`],
  ['Ana &amp; Bia', 'Ana & Bia'],
  ['Jo&atilde;o &#8211; O&#x27;Neil &hearts;', "João – O'Neil ♥"],
  ['a &lt;b&gt; &amp;lt; &amp;amp;', 'a <b> &lt; &amp;'],
  ['R&D &nope; &amp', 'R&D &nope; &amp'],
  ['&#0;&#xd800;&#9999999;', '\ufffd\ufffd\ufffd'],
  // Tags of text markup go; any other `<` is a letter.
  ['<b>Ana</b><br>Sá', 'Ana Sá'],
  ['O <em class="x">verão</em>', 'O verão'],
  ['<<i>b>Ana</<b>b> <\u200bi>Sá', 'Ana Sá'],
  ['Ana <3 Bia <38', 'Ana <3 Bia <38'],
  ['<Ana> </x>', '<Ana> </x>'],
  ['<brasil>', '<brasil>'],
  // Blanks and invisible characters.
  ['&nbsp;Ana&nbsp;Bia\n \tSá ', 'Ana Bia Sá'],
  ['Mari\u200bana', 'Mariana'],
  ['\u200eAna\u00ad Sá\u202e', 'Ana Sá'],
  ['\u2066Ana\u2069', 'Ana'],
  ['\ufeffAna', 'Ana'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ...['\u2800', '\u200b \u200d', '\u3164', '\u00ad&shy;', '\u115f\u1160\uffa0', '<b></b>'].map(
    (blank): [string, null] => [blank, null],
  ),
])('%j is read as %j', (sent, expected) => {
  expect(text.safeParse(sent).data ?? null).toBe(expected);
});

it.each([
  ...['NA', 'n/a', '--', '...', '?', '–'].map((none): [string, null] => [none, null]),
  ['Loiro?', 'Loiro?'],
  ['Natural', 'Natural'],
])('the word %j is read as %j', (sent, expected) => expect(word.parse(sent)).toBe(expected));
