import { beforeAll, describe, expect, it, vi } from 'vitest';
import { beginProcess } from '../../../fixtures/fresh-process.ts';

let safeHtml: typeof import('@/lib/panel/values/safe-html').safeHtml;
let excerptOf: typeof import('@/lib/panel/values/html').excerptOf;
let html: typeof import('@/lib/panel/values/html').html;

beforeAll(async () => {
  beginProcess({ PANEL_URL: 'https://panel.test', STORAGE_URL: 'https://files.test/s' });
  ({ safeHtml } = await import('@/lib/panel/values/safe-html'));
  ({ excerptOf, html } = await import('@/lib/panel/values/html'));
});

describe('removes anything dangerous', () => {
  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a style', '<style>p{}</style><p style="color:red" class="x" id="y">a</p>', '<p>a</p>'],
    ['a handler', '<p onclick="x()">a</p>', '<p>a</p>'],
    ['a frame', '<iframe src="https://x.test"></iframe><p>a</p>', '<p>a</p>'],
    ['a form', '<form action="/x"><input name="a">b</form>', '<div>b</div>'],
    ['a vector picture', '<svg onload="x()"><a href="#">a</a></svg>', '<a href="#">a</a>'],
    ['a script as an address', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['a hidden script', '<a href="java&#10;script:alert(1)">a</a>', '<a>a</a>'],
    ['data as an address', '<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['another host without a host', '<a href="//x">a</a>', '<a>a</a>'],
    ['an unclosed tag', '<p>a<b>b', '<p>a<b>b</b></p>'],
    ['a second title', '<h1>a</h1>', '<h2>a</h2>'],
    ['an empty paragraph', '<p>a</p><p> </p>', '<p>a</p>'],
  ])('%s', (_name, sent, shown) => {
    expect(safeHtml(sent)).toBe(shown);
  });
});

describe('links', () => {
  it.each([
    ['https://x.test/a', '<a href="https://x.test/a" rel="noopener noreferrer">t</a>'],
    ['HTTP://x.test/a', '<a href="HTTP://x.test/a" rel="noopener noreferrer">t</a>'],
    ['tel:+551130620100', '<a href="tel:+551130620100">t</a>'],
    ['mailto:a@x.test', '<a href="mailto:a@x.test">t</a>'],
    ['mailto:a@x.test?body=/pt/contato', '<a href="mailto:a@x.test?body=/pt/contato">t</a>'],
    ['/nope?to=https://x.test', '<a href="/nope?to=https://x.test">t</a>'],
    ['/pt/contato', '<a href="/contato">t</a>'],
    ['/es/become-a-model?x=1#y', '<a href="/es/ser-modelo?x=1#y">t</a>'],
    ['/modelos/12', '<a href="/modelos/12">t</a>'],
    ['/nope', '<a href="/nope">t</a>'],
  ])('%s', (href, shown) => {
    expect(safeHtml(`<a href="${href}" target="_blank" rel="opener">t</a>`)).toBe(shown);
  });
});

it.each([
  ['www.exemplo.com.br', 'https://www.exemplo.com.br'],
  ['exemplo.com.br/a?b=1', 'https://exemplo.com.br/a?b=1'],
  [' exemplo.com:8080/a ', 'https://exemplo.com:8080/a'],
  ['ana@exemplo.com', 'mailto:ana@exemplo.com'],
  ['//exemplo.com', 'https://exemplo.com'],
  ['#nota', '#text-nota'],
  ['#top', '#top'],
])('a link to %j, as its author typed it, becomes %s', (typed, href) => {
  expect(safeHtml(`<a href="${typed}">t</a>`)).toContain(`<a href="${href}"`);
});

it.each([
  ...['pagina.html', 'foto.jpg', 'contato', './contato', '../x', '?a=1', 'http//x.test'],
  'Ana Souza',
])('a link to %j loses its address, since it would become a path of this site', (typed) =>
  expect(safeHtml(`<a href="${typed}">t</a>`)).toBe('<a>t</a>'),
);

describe('a link within the text finds its place, which is no id of the page', () => {
  it.each([
    ['<a href="#x">a</a><h3 id="x">b</h3>', '<a href="#text-x">a</a><h3 id="text-x">b</h3>'],
    ['<h1 id="x">b</h1><a href=\'#x\'>a</a>', '<h2 id="text-x">b</h2><a href="#text-x">a</a>'],
    [
      '<a href="#x">a</a><p><a name="x"></a>b</p>',
      '<a href="#text-x">a</a><p><a id="text-x"></a>b</p>',
    ],
    [
      '<a href="#__next_f">a</a><p id="__next_f">b</p>',
      '<a href="#text-__next_f">a</a><p id="text-__next_f">b</p>',
    ],
    [
      '<a href="#x">a</a><ol><li id="x">b</li></ol>',
      '<a href="#text-x">a</a><ol><li id="text-x">b</li></ol>',
    ],
    [
      '<a href="#fim-%C3%A1">a</a><p id="fim-á">b</p>',
      '<a href="#text-fim-%C3%A1">a</a><p id="text-fim-á">b</p>',
    ],
    [
      '<a href="#x">a</a><p id="x">b</p><p id="x">c</p>',
      '<a href="#text-x">a</a><p id="text-x">b</p><p>c</p>',
    ],
    ['<a href="#x">a</a><p id="y">b</p>', '<a href="#text-x">a</a><p>b</p>'],
    ['<a href="#%zz">a</a><p id="%zz">b</p>', '<a href="#text-%zz">a</a><p>b</p>'],
  ])('%s', (sent, shown) => expect(safeHtml(sent)).toBe(shown));
});

describe('a video of YouTube or Vimeo becomes a link', () => {
  const link = (url: string, text: string) =>
    `<a href="${url}" rel="noopener noreferrer">${text}</a>`;
  const youtube = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

  it.each([
    [
      '<iframe width="560" src="https://www.youtube.com/embed/aqz-KE-bpKQ?si=a&amp;b=1" title="Ana &amp; Bia" allowfullscreen></iframe>',
      link(youtube, 'Ana &amp; Bia'),
    ],
    [
      `<iframe data-src='//www.youtube-nocookie.com/embed/aqz-KE-bpKQ'></iframe>`,
      link(youtube, 'YouTube'),
    ],
    [
      '<IFRAME SRC=https://player.vimeo.com/video/76979871?h=0a1b></IFRAME>',
      link('https://vimeo.com/76979871/0a1b', 'Vimeo'),
    ],
    [
      '<figure class="media"><oembed url="https://youtu.be/aqz-KE-bpKQ"></oembed></figure>',
      `<figure>${link(youtube, 'YouTube')}</figure>`,
    ],
    ['<p>a</p><p><iframe title="<b>" src="https://youtu.be/aqz-KE-bpKQ"></iframe></p>', '<p>a</p>'],
    ['<p>a</p><iframe src="https://www.youtube.com/channel/UC"></iframe>', '<p>a</p>'],
    ['<p>a</p><iframe src="https://x.test/embed/aqz-KE-bpKQ"></iframe>', '<p>a</p>'],
  ])('%s', (sent, shown) => expect(safeHtml(sent).replace(/ +(?=<a)|(?<=a>) +/g, '')).toBe(shown));
});

it('a link of more than 2,000 characters loses its address', () => {
  const linked = (href: string) => safeHtml(`<a href="${href}">t</a>`);
  expect(linked('/'.padEnd(2_000, 'x'))).toContain('href');
  expect(linked('/'.padEnd(2_001, 'x'))).toBe('<a>t</a>');
});

it('a text ends after 10,000 tags', () => {
  const text = '<p>a</p>'.repeat(5_000);
  expect(safeHtml(text)).toBe(text);
  expect(safeHtml(`${text}<p>b</p>`)).toBe(text);
  expect(excerptOf(`${text}<p>b</p>`, Number.POSITIVE_INFINITY)).not.toContain('b');
});

describe('blocks that are taken out leave a break', () => {
  it.each([
    ['<section>a<h5>b</h5>c</section>', '<div>a<h4>b</h4>c</div>'],
    ['<dl><dt>a</dt><dd>b</dd></dl>', '<div><div>a</div><div>b</div></div>'],
    ['<address>a</address>b', '<div>a</div>b'],
    ['<div><br></div><div>a</div>', '<div>a</div>'],
  ])('%s', (sent, shown) => expect(safeHtml(sent)).toBe(shown));
});

describe('a tag that its own style cancels goes', () => {
  it.each([
    [
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p>a <b>b</b></p></b>',
      '<p>a <b>b</b></p>',
    ],
    ['<strong style="font-weight: 400">a</strong>', 'a'],
    ['<i style="font-style:normal">a</i>', 'a'],
    ['<u style="text-decoration:none">a</u>', 'a'],
    ['<s style="text-decoration-line : none">a</s>', 'a'],
    ['<b style="font-weight:700">a</b>', '<b>a</b>'],
  ])('%s', (sent, shown) => expect(safeHtml(sent)).toBe(shown));
});

it('what is not shown is logged once', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const sent =
    '<iframe src="https://x.test"></iframe><img src="https://lost.test/a.jpg"><a href="b.html">t</a>';
  for (let time = 0; time < 3; time += 1) safeHtml(sent);
  const lines = warn.mock.calls.flat().filter((line) => /lost\.test|b\.html|iframe/.test(line));
  expect(lines).toHaveLength(new Set(lines).size);
  expect(lines.join()).toContain('a picture of lost.test, which is not shown');
  expect(lines.join()).toContain('a link to b.html');
});

describe('what is said by another tag or attribute', () => {
  const film = (name: string) => `<a href="/storage/desktop/f.mp4">${name}</a>`;
  const page = (url: string, name: string) =>
    `<a href="${url}" rel="noopener noreferrer">${name}</a>`;

  it.each([
    ['<p>R$ <del>500</del> <strike>400</strike> 300</p>', '<p>R$ <s>500</s> <s>400</s> 300</p>'],
    ['<p><span style="text-decoration: line-through">500</span></p>', '<p><s>500</s></p>'],
    ['<p><span style="text-decoration:underline line-through">5</span></p>', '<p><s>5</s></p>'],
    ['<p style="text-decoration:line-through">5</p>', '<p data-struck>5</p>'],
    ['<li style="text-decoration-line: line-through">5</li>', '<li data-struck>5</li>'],
    ['<h1 style="text-decoration:line-through">5</h1>', '<h2 data-struck>5</h2>'],
    ['<strong style="text-decoration:line-through">5</strong>', '<strong data-struck>5</strong>'],
    [
      '<a href="/storage/a" style="text-decoration:line-through">5</a>',
      '<a href="/storage/a" data-struck>5</a>',
    ],
    ['<p style="text-decoration:none">5</p>', '<p>5</p>'],
    [
      '<p><font style="font-weight:700">a</font><span style="font-style:italic">b</span></p>',
      '<p><strong>a</strong><em>b</em></p>',
    ],
    ['<p><q>a</q></p>', '<p><q>a</q></p>'],
    [
      '<ol><li data-list="bullet">a</li><li data-list="ordered">b</li></ol>',
      '<ol><li data-list="bullet">a</li><li>b</li></ol>',
    ],
    ['a\nb\n\nc <b\n>d</b>', '<p>a<br />b</p><p>c <b>d</b></p>'],
    ['a\n<br>b', 'a\n<br />b'],
    ['<p>a\u00a0b\u00a0c 60\u00a0kg R$\u00a050&nbsp;</p>', '<p>a b c 60\u00a0kg R$\u00a050 </p>'],
    ['<video src="/storage/desktop/f.mp4">Seu navegador…</video>', film('f.mp4')],
    ['<video title="O filme"><source src="/storage/mobile/f.mp4">Não</video>', film('f.mp4')],
    ['<video title="O filme" src="/storage/desktop/f.mp4"></video>', film('O filme')],
    ['<p>a</p><video><source src="https://x.test/f.mp4">Não</video><p>b</p>', '<p>a</p><p>b</p>'],
    [
      '<iframe src="https://www.instagram.com/p/Ab1/embed/captioned/"></iframe>',
      page('https://www.instagram.com/p/Ab1/', 'Instagram'),
    ],
    [
      '<iframe src="https://open.spotify.com/embed/track/4x?si=1"></iframe>',
      page('https://open.spotify.com/track/4x', 'Spotify'),
    ],
    [
      '<iframe src="https://www.google.com/maps/embed?pb=!1m18!2d-46.672!3d-23.5625!4f1"></iframe>',
      page('https://www.google.com/maps/search/?api=1&amp;query=-23.5625%2C-46.672', 'Google Maps'),
    ],
    ['<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>', ''],
  ])('%s', (sent, shown) => expect(safeHtml(sent).trim()).toBe(shown));
});

it('a link without an address loses its element', () => {
  expect(safeHtml('<a>t</a>')).toBe('<a>t</a>');
});

describe('pictures', () => {
  it.each([
    'https://files.test/s/desktop/posts/a.jpg',
    'https://files.test/s/mobile/posts/a.jpg',
    '/storage/desktop/posts/a.jpg',
    'https://files.test/s/desktop/posts/a.jpg?v=2#x',
    '//files.test/s/desktop/posts/a.jpg',
    'HTTP://FILES.test/s/desktop/posts/a.jpg',
    ' https://files.test/s/desktop/posts/a.jpg ',
    'https://files.test/s/desktop//posts/./a.jpg',
  ])('of the storage are served by this site, lazily: %s', (src) => {
    const shown = safeHtml(`<figure><img src="${src}" alt="A"></figure>`);
    expect(shown).toContain('src="/_next/image?url=%2Fstorage%2Fdesktop%2Fposts%2Fa.jpg');
    expect(shown).toContain('alt="A" loading="lazy" decoding="async"');
    expect(shown).not.toContain('files.test');
  });

  const shown = (attributes: string) =>
    safeHtml(`<img src="/storage/desktop/a.jpg" ${attributes}>`);

  it('of unknown width have one file, which no browser shows wider than it is', () => {
    expect(shown('')).not.toMatch(/srcset|sizes|width|height/);
    expect(shown('height="90"')).toMatch(/^(?!.*srcset).* height="90"/);
  });

  it.each([
    ['width="24" height="24"', '(width &gt;= 768px) 24px, min(24px, 100vw)'],
    ['width="1600"', '(width &gt;= 768px) 704px, min(704px, 100vw)'],
  ])('with %s have several files, and are no wider than the column', (attributes, sizes) => {
    expect(shown(attributes)).toMatch(/srcset="[^"]+ 320w, [^"]+ 1440w"/);
    expect(shown(attributes)).toContain(`sizes="${sizes}"`);
    expect(shown(attributes)).toContain(attributes);
  });

  it.each([
    '<img data-src="{S}">',
    '<img src="data:image/gif;base64,R0" data-lazy-src="{S}">',
    '<img src="https://x.test/blank.gif" data-original="{S}">',
    '<img srcset="{S} 300w, {S}?w=2 600w">',
    '<img data-srcset="{S}, /x.jpg 2x">',
    '<picture><source srcset="{S} 2x"><img src="https://x.test/none.gif"></picture>',
  ])('are found in %s', (sent) => {
    const html = sent.replaceAll('{S}', '/storage/desktop/a.jpg');
    expect(safeHtml(html).match(/<img src="[^"]+desktop%2Fa\.jpg/g)).toHaveLength(1);
  });

  it('have a description, which may be empty', () => {
    expect(safeHtml('<img src="/storage/desktop/a.jpg">')).toContain(' alt="" ');
  });

  it('preserve a size in pixels', () => {
    expect(shown('width="800" height="600"')).toContain('width="800" height="600"');
    for (const size of ['9e9', 'x800', '800x', '0', '100000', '100%']) {
      expect(shown(`width="${size}"`)).not.toContain(' width="');
      expect(shown(`height="${size}"`)).not.toContain(' height="');
    }
  });

  it.each([
    'https://x.test/a.jpg',
    '/storage/x/desktop/a.jpg',
    'https://files.test/secret/a.jpg',
    'https://files.test/s/desktop/../../secret.jpg',
    'https://files.test/s/desktop/%2e%2e/secret.jpg',
    'https://files.test/s/desktop/%00.jpg',
    'https://files.test/sneaky/desktop/a.jpg',
    'data:image/png;base64,AAAA',
    '',
  ])('from other hosts are dropped, with their figure: %s', (src) => {
    expect(safeHtml(`<p>a</p><figure><img src="${src}"></figure>`)).toBe('<p>a</p>');
  });
});

describe('the excerpt of a text', () => {
  it.each([
    ['<p>Um <b>dois</b></p><p>três</p>', 50, 'Um dois três'],
    [
      '<p><strong>V</strong>erão (<strong>SP</strong>) H<sub>2</sub>O<br>fim</p>',
      50,
      'Verão (SP) H2O fim',
    ],
    ['<p>R$ <del>500</del> <s>400</s> 300 <q>já</q></p>', 50, 'R$ 300 “já”'],
    ['<p>a <span style="text-decoration:line-through">b</span>c</p>', 50, 'a c'],
    ['<p style="text-decoration:line-through">a</p><p>b</p>', 50, 'b'],
    ['<ul><li style="text-decoration:line-through">a</li><li>b</li></ul>', 50, 'b'],
    ['<video>Seu navegador</video><p>a</p>', 50, 'a'],
    ['<ul><li>a</li><li>b</li></ul><table><tr><td>c</td><td>d</td></tr></table>', 50, 'a b c d'],
    ['<p>Um dois três</p>', 8, 'Um dois…'],
    ['<p>Um dois três</p>', 12, 'Um dois três'],
    ['<p>Um dois três</p>', 11, 'Um dois…'],
    ['<p>Um dois, três</p>', 9, 'Um dois…'],
    ['<p>Ana &amp; Bia &lt;3</p>', 50, 'Ana & Bia <3'],
    ['<p>&amp;lt;b&amp;gt; &amp;quot; &amp;amp;</p>', 50, '&lt;b&gt; &quot; &amp;'],
    ['<script>x</script><p>a</p>', 50, 'a'],
    ['<p>Um</p> <p>dois <i>três</i>, quatro.</p>', 50, 'Um dois três, quatro.'],
    ['<p>Um <b>dois</b>? Sim.</p>', 50, 'Um dois? Sim.'],
    ['<p>Um. Dois? Três</p>', 9, 'Um. Dois?'],
    ['<p>Umdoistrês</p>', 4, 'Umdo…'],
    ['<p>Umdo🙂</p>', 5, 'Umdo\ufffd…'],
    ['<p>1 &gt; 0 &quot;a&quot;</p>', 50, '1 > 0 "a"'],
    ['', 50, ''],
    [
      '<p>A short one. And here is a second. Then it goes on</p>',
      40,
      'A short one. And here is a second.',
    ],
    ['<p>Who? “Us.” And on it goes from there</p>', 20, 'Who? “Us.”'],
    ['<p>Oh. A sentence that is far longer than that</p>', 30, 'Oh. A sentence that is far…'],
  ])('%s', (html, length, text) => {
    expect(excerptOf(html, length)).toBe(text);
  });
});

describe('a long text', () => {
  const word = 'palavra '.repeat(70_000);

  it.each([
    ['is read as it is', '<p>a</p>', '<p>a</p>'],
    ['is well-formed', '<p>\ud83d</p>', '<p>\ufffd</p>'],
    [
      'loses a pasted picture, not its words',
      `<p><img src="data:image/png;base64,${'A'.repeat(600_000)}"></p><p>a</p>`,
      '<p><img src=""></p><p>a</p>',
    ],
    ['ends after a block', `<p>a</p><p>${word}</p>`, '<p>a</p>'],
    ['ends between words', word, word.slice(0, 500_000).trimEnd()],
    ['ends before a tag', `a${'<b>'.repeat(170_000)}`, `a${'<b>'.repeat(166_666)}`],
  ])('%s', (_how, sent, read) => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const shown = html.parse(sent);
    expect(shown.length).toBe(read.length);
    expect(shown === read).toBe(true);
  });

  it('that begins with a picture in itself has an excerpt', () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const sent = `<img src='data:image/png;base64,${'A'.repeat(600_000)}'><p>Um dois</p>`;
    expect(excerptOf(html.parse(sent), 50)).toBe('Um dois');
  });
});
