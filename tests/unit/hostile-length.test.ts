import { expect, test, vi } from 'vitest';
import { readEnvironment } from '@/lib/config/environment';
import { parseIds } from '@/lib/favorites/ids';
import { castingSchema } from '@/lib/favorites/schema';
import { checkFields } from '@/lib/forms/fields';
import { cleanMessage } from '@/lib/observability/log';
import { excerptOf } from '@/lib/panel/values/html';
import { moment } from '@/lib/panel/values/moment';
import { safeHtml } from '@/lib/panel/values/safe-html';
import { videoFile } from '@/lib/panel/values/video';
import { fitted } from '@/lib/pdf/lines';
import { shortened } from '@/lib/preview/lettering';
import { pageOfPreview } from '@/lib/routes/preview-path';
import { resolvePath } from '@/lib/routes/resolve';
import { cleanImage } from '@/lib/scouting/images';
import { hashPolicy, setPolicy } from '@/lib/server/csp';
import { readFeet } from '@/lib/talents/inches';
import { plainNamesOf } from '@/lib/talents/name-search';
import { bareContact } from '@/lib/verify/verify';

const LONG = 100_000;
const UNCLOSED = '<b>'.repeat(166_000);

/** Texts that a pattern whose parts overlap, or a parser, read in seconds or minutes. */
test.each<[string, () => unknown]>([
  ['dots in an id', () => parseIds(`a${'.'.repeat(LONG)}a`, 50)],
  ['stars in a path', () => resolvePath(`/x${'*'.repeat(LONG)}x`)],
  ['byte order marks in a path', () => resolvePath(`/x${'%EF%BB%BF'.repeat(30)}x`)],
  [
    'stars in the path of a preview',
    () => resolvePath(pageOfPreview(`/preview/x${'*'.repeat(LONG)}x/picture.jpg`) ?? ''),
  ],
  ['spaces in a contact', () => bareContact(`a${' '.repeat(LONG)}a`)],
  ['brackets in a contact', () => bareContact(`a${')'.repeat(LONG)}a`)],
  ['stars after the bracket of a contact', () => bareContact(`a(b)${'*'.repeat(LONG)})`)],
  ['spaces in a height', () => readFeet(`5${' '.repeat(LONG)}x`)],
  ['a name of one word', () => plainNamesOf([{ name: 'a'.repeat(LONG) }])],
  [
    'slashes in a variable',
    () => readEnvironment({ SITE_URL: `https://a.test${'/'.repeat(LONG)}a` }),
  ],
  ['a word in a log message', () => cleanMessage(['a'.repeat(LONG)])],
  ['at signs in a log message', () => cleanMessage(['a@'.repeat(LONG)])],
  [
    'empty lines in a stack',
    () => cleanMessage([Object.assign(new Error('a'), { stack: '\n'.repeat(LONG) })]),
  ],
  ['unclosed scripts', () => hashPolicy('<script>'.repeat(LONG))],
  ['unclosed tags in a post', () => safeHtml(UNCLOSED)],
  [
    'empty paragraphs after a long text',
    () => safeHtml(`${'ã'.repeat(430_000)}${'<p></p>'.repeat(4_990)}`),
  ],
  [
    'lost pictures after a long text',
    () => safeHtml(`${'ã'.repeat(430_000)}${'<img>'.repeat(9_990)}`),
  ],
  ['unclosed tags in a short excerpt', () => excerptOf(UNCLOSED, 180)],
  ['unclosed tags in a whole text', () => excerptOf(UNCLOSED, Number.POSITIVE_INFINITY)],
  [
    'a repeated property in a style',
    () => safeHtml(`<u style="${'text-decoration'.repeat(28_000)}">a</u>`),
  ],
  ['a long link', () => safeHtml(`<a href="/x${'*'.repeat(LONG)}x">a</a>`)],
  [
    'line ends in a casting',
    () => {
      const chosen = { talents: [{ id: 1 }], message: '\n'.repeat(3_000_000) };
      checkFields(castingSchema, { name: 'A', phone: '1', email: 'a@b.test', ...chosen });
    },
  ],
  [
    'scans of a photo',
    () => cleanImage(Buffer.alloc(40_000_000, '\xff\xd8\xff\xda\xff\xda', 'latin1')),
  ],
  ['a preview in Cyrillic', () => shortened('Ж'.repeat(300), 700, { size: 38, tracking: 0 })],
  [
    'notes in mixed scripts',
    () => {
      for (let note = 0; note < 200; note += 1) {
        const sizes = [8, 7, 6, 5];
        fitted('aЖ'.repeat(250), 90, { face: 'text', sizes, most: 1 });
      }
    },
  ],
  ['times in a moment', () => moment.safeParse('00:00'.repeat(LONG))],
  [
    'question marks in a video',
    () => videoFile.safeParse({ provider: 'youtube', file: `${'?'.repeat(LONG)}\nx` }),
  ],
])('%s cost little processor time', (_name, read) => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  setPolicy({ frames: [] });
  const before = process.threadCpuUsage();
  read();
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(500);
});
