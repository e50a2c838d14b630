import type { Row } from './row.ts';
import { cacheHit } from './rows/01-cached-page.ts';
import { behindNginx } from './rows/02-behind-nginx.ts';
import { filteredView } from './rows/03-filtered-view.ts';
import { listInBrowser } from './rows/04-list-in-browser.ts';
import { scripts } from './rows/05-scripts.ts';
import { markup } from './rows/06-markup.ts';
import { lighthouse } from './rows/07-lighthouse.ts';
import { firstScreen } from './rows/08-first-screen.ts';
import { cardToProfile } from './rows/09-card-to-profile.ts';
import { crowd } from './rows/10-crowd.ts';
import { faults } from './rows/11-faults.ts';
import { edit } from './rows/12-edit.ts';
import { redisTrouble } from './rows/13-redis-trouble.ts';
import { outage } from './rows/14-outage.ts';
import { policy } from './rows/15-policy.ts';
import { hostileUploads } from './rows/16-hostile-uploads.ts';
import { manyTalents } from './rows/17-many-talents.ts';
import { ending } from './rows/18-ending.ts';
import { testTime } from './rows/19-test-time.ts';
import { searchByWords } from './rows/20-search-by-words.ts';
import { alikeTalents } from './rows/21-similar.ts';
import { failingPictures } from './rows/22-failing-pictures.ts';
import { picturesBehindNginx } from './rows/23-pictures-behind-nginx.ts';
import { slowReaders } from './rows/24-slow-readers.ts';
import { pixelBombRow } from './rows/25-pixel-bombs.ts';
import { pdfs } from './rows/26-pdf.ts';

/** In the order of the report. */
export const ROWS: readonly Row[] = [
  ...[cacheHit, behindNginx, filteredView, listInBrowser, scripts, markup, lighthouse, firstScreen],
  ...[cardToProfile, crowd, faults, edit, redisTrouble, outage, policy, hostileUploads],
  ...[manyTalents, ending, testTime, searchByWords, alikeTalents],
  ...[failingPictures, picturesBehindNginx, slowReaders, pixelBombRow, pdfs],
];
