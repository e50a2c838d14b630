import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { PageLink } from '@/components/ui/page-link';
import { Picture } from '@/components/ui/picture';
import type { Locale } from '@/lib/i18n/locales';
import { atLeast, DENSE } from '@/lib/media/breakpoints';
import { pageKey, type Route } from '@/lib/routes/route';
import { siteName } from '@/lib/site';
import type { Talent } from '@/lib/talents/talent';
import { OPENING_SCRIPT } from './first-visit';
import { PreHomeDialog } from './pre-home-dialog';

type Entrance = { route: Route; face: (talent: Talent) => boolean };

const ENTRANCES: readonly Entrance[] = [
  { route: { page: 'roster', view: 'women' }, face: ({ gender }) => gender === 'woman' },
  { route: { page: 'roster', view: 'men' }, face: ({ gender }) => gender === 'man' },
  { route: { page: 'roster', view: 'new_faces' }, face: () => true },
  { route: { page: 'be-a-model' }, face: () => true },
];

/** The cover for each entrance, none of them twice; shorter where there are not enough. */
function facesOf(newFaces: readonly Talent[]): string[] {
  const left = newFaces.filter(({ cover }) => cover);
  return ENTRANCES.flatMap(({ face }) => {
    const place = left.findIndex(face);
    return left.splice(Math.max(0, place), 1).flatMap(({ cover }) => cover ?? []);
  });
}

type Props = { locale: Locale; newFaces: readonly Talent[] };

/**
 * The entrance of the site: its name, where one may go, and a face for each way. It stands first in
 * the page, so that it is there when the browser first paints.
 */
export async function PreHome({ locale, newFaces }: Props) {
  const t = await getTranslations();
  return (
    <>
      <PreHomeDialog label={t('home.entrance')}>
        <div className="pre-home-ways">
          <p className="display text-2xl tracking-[0.06em] uppercase">{siteName()}</p>
          <nav aria-label={t('home.entrance')}>
            <ul>
              {ENTRANCES.map(({ route }) => (
                <li key={pageKey(route)}>
                  <PageLink locale={locale} route={route} className="display quiet-link">
                    {t(`pages.${pageKey(route)}`)}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
          <Button>{t('home.enter')}</Button>
        </div>
        <div aria-hidden className="pre-home-faces picture-frame">
          {facesOf(newFaces).map((cover) => (
            <Picture
              key={cover}
              mobile={cover}
              desktop={cover}
              alt=""
              folderSwitch="wide"
              sizes={`${atLeast('lg')} 50vw, ${DENSE} 70vw, 100vw`}
              width={3}
              height={4}
              widths={{ from: 480, to: 828 }}
            />
          ))}
        </div>
      </PreHomeDialog>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own, whose hash the policy names */}
      <script dangerouslySetInnerHTML={{ __html: OPENING_SCRIPT }} />
    </>
  );
}
