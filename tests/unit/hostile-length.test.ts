import { expect, test, vi } from 'vitest';
import { readEnvironment } from '@/lib/config/environment';
import { parseIds } from '@/lib/favorites/ids';
import { momentOf } from '@/lib/i18n/dates';
import { cleanMessage } from '@/lib/observability/log';
import { excerptOf, safeHtml } from '@/lib/panel/html';
import { videoFile } from '@/lib/panel/video-wire';
import { resolvePath } from '@/lib/routes/resolve';
import { pageOfPreview } from '@/lib/seo/preview';
import { hashPolicy, setPolicy } from '@/lib/server/csp.mjs';
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
  ['unclosed tags in a short excerpt', () => excerptOf(UNCLOSED, 180)],
  ['unclosed tags in a whole text', () => excerptOf(UNCLOSED, Number.POSITIVE_INFINITY)],
  [
    'a repeated property in a style',
    () => safeHtml(`<u style="${'text-decoration'.repeat(28_000)}">a</u>`),
  ],
  ['a long link', () => safeHtml(`<a href="/x${'*'.repeat(LONG)}x">a</a>`)],
  ['times in a moment', () => momentOf('00:00'.repeat(LONG))],
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
