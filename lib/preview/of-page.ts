import 'server-only';
import { createTranslator } from 'next-intl';
import { readPostOrMissing } from '../blog/blog';
import { parseIds } from '../favorites/ids';
import { readCards } from '../favorites/read-chosen';
import type { Locale } from '../i18n/locales';
import { messagesOf } from '../i18n/messages';
import { missingPage } from '../page/outcomes';
import { readProfile } from '../panel/talents';
import { readNewFaces } from '../roster/new-faces';
import { readListQuery, readRosterPage } from '../roster/roster-page';
import type { Route } from '../routes/route';
import { describeList } from '../seo/describe-list';
import { describeHome, describeSelection } from '../seo/describe-page';
import { describePost } from '../seo/describe-post';
import { describeTalent } from '../seo/describe-talent';
import { PREVIEW_FACES, type Preview } from '../seo/preview';
import type { Words } from '../seo/words';
import { writeRosterQuery } from '../talents/query';
import { withFaces } from './with-faces';

/**
 * The content of a page's link preview, the same as in the page's own metadata.
 * @throws MissingPageError
 * @throws UpstreamError
 */
export async function previewOfPage(
  locale: Locale,
  route: Route,
  query: URLSearchParams,
): Promise<Preview> {
  const words: Words = { t: createTranslator({ locale, messages: messagesOf(locale) }), locale };
  return withFaces((await describedPreview(route, query, words)) ?? missingPage());
}

async function describedPreview(route: Route, query: URLSearchParams, words: Words) {
  switch (route.page) {
    case 'home':
      return describeHome(await readNewFaces(), [], words).preview;
    case 'roster': {
      const { view } = route;
      const requested = await readListQuery(view, query);
      const { cards, total, bounds } = await readRosterPage(view, requested);
      const written = writeRosterQuery(requested).toString();
      const list = { view, query: requested, written, cards, total, bounds };
      return describeList(list, words).preview;
    }
    case 'profile': {
      const profile = (await readProfile(route.id)) ?? missingPage();
      return describeTalent(profile, { namesake: false }, words).preview;
    }
    case 'post':
      return describePost(await readPostOrMissing(route.id), { namesake: false }, words).preview;
    case 'favorites': {
      const { ids } = parseIds(query.get('ids') ?? '', PREVIEW_FACES);
      const cards = await readCards(ids);
      if (cards.length > 0) return describeSelection(cards, words).preview;
      return { title: words.t('pages.favorites') };
    }
    default:
      return { title: words.t(`pages.${route.page}`) };
  }
}
