import { localeOrDefault } from '@/lib/i18n/locales';
import { defineHandler } from '@/lib/page/define-handler';
import { readAtPath } from '@/lib/page/record-at-path';
import { answerPdf } from '@/lib/pdf/answer';
import { drawComposite } from '@/lib/pdf/composite-card';
import { requireProfile } from '@/lib/roster/require-profile';
import { profileRoute } from '@/lib/routes/build';
import { documentPath } from '@/lib/routes/document-path';

export const dynamic = 'force-dynamic';

type Context = RouteContext<'/[lang]/profile/[id]/[slug]/composite.pdf'>;

/**
 * `GET /modelos/12/ana/composite.pdf`: a profile on one A4. Redirects to the right path as the profile
 * does; 404 for a talent that is unknown, 410 for one who has left.
 */
export const GET = defineHandler(async (request, { params }: Context) => {
  const { lang, id, slug } = await params;
  const locale = localeOrDefault(lang);
  const { record: profile } = await readAtPath({
    read: (options) => requireProfile(id, options),
    isHere: (one) => profileRoute(one).slug === slug,
    pathOf: (one) => documentPath(locale, profileRoute(one)),
  });
  return answerPdf(request, {
    title: profile.name,
    name: profileRoute(profile).slug,
    locale,
    draw: (paper, { photos }) => drawComposite(paper, { profile, locale, photos }),
  });
});
