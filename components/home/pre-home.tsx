import { getTranslations } from 'next-intl/server';
import { NameLines } from '@/components/talents/name-lines';
import { Button } from '@/components/ui/button';
import { PageLink } from '@/components/ui/page-link';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { pageKey, type Route } from '@/lib/routes/route';
import { siteName } from '@/lib/site';
import { emAttributes, widthInEm } from '@/lib/talents/name-lines';
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

/** The cover for each entry, without repeats; fewer if there are not enough covers. */
function facesOf(newFaces: readonly Talent[]): string[] {
  const left = newFaces.filter(({ cover }) => cover);
  return ENTRANCES.flatMap(({ face }) => {
    const index = left.findIndex(face);
    return left.splice(Math.max(0, index), 1).flatMap(({ cover }) => cover ?? []);
  });
}

type Props = { locale: Locale; newFaces: readonly Talent[] };

/**
 * The entrance of the site: its name, links, and a face for each link. It comes first in the HTML, so that
 * it is in the first paint. The HTML contains only the first face.
 */
export async function PreHome({ locale, newFaces }: Props) {
  const t = await getTranslations();
  const agency = siteName();
  const entrances = ENTRANCES.map(({ route }) => ({ route, title: t(`pages.${pageKey(route)}`) }));
  const widest = Math.max(...entrances.map(({ title }) => widthInEm(title)));
  return (
    <>
      <PreHomeDialog
        label={t('home.entrance')}
        texts={messagesOf(locale).slider}
        agency={agency}
        covers={facesOf(newFaces)}
      >
        <NameLines as="p" name={agency.toLocaleUpperCase(locale)} className="masthead" />
        <nav aria-label={t('home.entrance')} {...emAttributes(widest)}>
          <ul>
            {entrances.map(({ route, title }) => (
              <li key={pageKey(route)}>
                <PageLink locale={locale} route={route}>
                  {title}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <Button className="justify-self-start">{t('home.enter')}</Button>
      </PreHomeDialog>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant script; its hash is in the content security policy */}
      <script dangerouslySetInnerHTML={{ __html: OPENING_SCRIPT }} />
    </>
  );
}
