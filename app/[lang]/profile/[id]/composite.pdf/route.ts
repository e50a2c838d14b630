import { defineHandler } from '@/lib/handlers/define-handler';
import { refuse } from '@/lib/handlers/refuse';
import { localeOrDefault } from '@/lib/i18n/locales';
import { answerPdf } from '@/lib/pdf/answer';
import { drawComposite } from '@/lib/pdf/composite-card';
import { requireProfile } from '@/lib/roster/require-profile';
import { profileRoute } from '@/lib/routes/build';

export const dynamic = 'force-dynamic';

type Context = RouteContext<'/[lang]/profile/[id]/composite.pdf'>;

/** `GET /modelos/12/ana/composite.pdf`: a profile on one A4. 404 if it is not in the roster. */
export const GET = defineHandler(async (request, { params }: Context) => {
  const { lang, id } = await params;
  const locale = localeOrDefault(lang);
  const profile = await requireProfile(id, locale);
  return answerPdf(request, {
    title: profile.name,
    name: profileRoute(profile).slug,
    locale,
    draw: (paper, { photos }) => drawComposite(paper, { profile, locale, photos }),
  });
}, refuse);
