import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { FittedName } from '@/components/ui/fitted-name';
import { PageLink } from '@/components/ui/page-link';
import { Picture } from '@/components/ui/picture';
import { Initial } from '@/components/ui/picture-frame';
import { DENSE } from '@/lib/config/constants';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { pathOf } from '@/lib/routes/build';
import { pageKey, type Route } from '@/lib/routes/route';
import { siteName } from '@/lib/site';
import type { Talent } from '@/lib/talents/talent';
import { OPENING_SCRIPT } from './first-visit';
import styles from './pre-home.module.css';
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
 * it is in the first paint. Faces but the first are not displayed until their link is hovered or focused,
 * so browsers do not fetch them (`loading="lazy"`).
 */
export async function PreHome({ locale, newFaces }: Props) {
  const t = await getTranslations();
  const agency = siteName();
  const entrances = ENTRANCES.map(({ route }) => ({ route, title: t(`pages.${pageKey(route)}`) }));
  const letters = Math.max(...entrances.map(({ title }) => title.length));
  return (
    <>
      <PreHomeDialog label={t('home.entrance')}>
        <div className={styles.ways}>
          {/* It fills its column like the name of a magazine; its first stem aligns with the entries. */}
          <FittedName
            as="p"
            name={agency.toLocaleUpperCase(locale)}
            className="-mx-[0.05em] pt-[0.04em] data-accented:pt-[0.22em] text-[length:min(100cqi/(var(--letters)*0.74),27svh/var(--words))] uppercase leading-[0.8]"
          />
          <nav aria-label={t('home.entrance')} style={{ '--letters': letters }}>
            <ul>
              {entrances.map(({ route, title }) => (
                <li key={pageKey(route)}>
                  <PageLink
                    locale={locale}
                    route={route}
                    className="display transition-colors duration-200 ease-out"
                  >
                    {title}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="flex items-center justify-between">
            <Button>{t('home.enter')}</Button>
            {/* Plain links: another language is another document. */}
            <ul className="[&_a]:caps -mr-3 flex">
              {LOCALES.filter((other) => other !== locale).map((other) => (
                <li key={other}>
                  <a
                    href={pathOf(other, { page: 'home' })}
                    hrefLang={other}
                    lang={other}
                    className="icon-button quiet-link"
                  >
                    {other}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div aria-hidden className={`picture-frame ${styles.faces}`}>
          <Initial of={agency} />
          {facesOf(newFaces).map((cover, face) => (
            <div key={cover}>
              <Picture
                file={cover}
                source="portrait"
                alt=""
                sizes={`(orientation: landscape) 50vw, ${DENSE} 70vw, 100vw`}
                width={3}
                height={4}
                widths={{ from: 440, to: 1080 }}
                load={face === 0 ? 'first' : undefined}
              />
            </div>
          ))}
        </div>
      </PreHomeDialog>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant script; its hash is in the content security policy */}
      <script dangerouslySetInnerHTML={{ __html: OPENING_SCRIPT }} />
    </>
  );
}
