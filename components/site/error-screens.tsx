import { getLocale, getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { SearchButton } from '@/components/search/search-button';
import { Face } from '@/components/talents/face';
import { PageLink } from '@/components/ui/page-link';
import type { MissingReason } from '@/lib/page/outcomes';
import { readFaceIfAny } from '@/lib/roster/new-faces';
import { pathOf } from '@/lib/routes/build';
import { pageKey, type Route } from '@/lib/routes/route';
import { BackButton } from './back-button';
import { ReloadButton } from './chunk-guard';
import { searchTexts } from './frame-data';
import { Message } from './message';
import { PageFrame } from './page-frame';

/** In the HTML of every 404 page, in any language: monitoring looks for it. */
const NOT_FOUND = 'This page could not be found.';

type Props = {
  /** Shown beside the status, in English. */
  hint?: string;
  /** Overrides the usual title and explanation. */
  why?: MissingReason | undefined;
  /** True if the services failed, so that the page may exist. */
  unverified?: boolean;
};

export async function NotFoundScreen({ hint, why, unverified }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('errors');
  const face = await readFaceIfAny();
  return (
    <MessageScreen
      title={why?.title ?? t(unverified ? 'unavailable' : 'notFound')}
      text={why?.text ?? t(unverified ? 'unavailableText' : 'notFoundText')}
      face={face && <Face locale={locale} face={face} />}
      status={
        <>
          <span>404</span>
          <span lang="en">{` · ${NOT_FOUND}`}</span>
          {hint && <span lang="en">{` · ${hint}`}</span>}
        </>
      }
    >
      {why?.link && (
        <PageLink locale={locale} route={why.link.route} className="button button-filled">
          {why.link.text}
        </PageLink>
      )}
      {unverified && <ReloadButton>{t('retry')}</ReloadButton>}
      <SearchButton
        locale={locale}
        texts={searchTexts(locale)}
        look={why?.link ? 'outlined' : 'filled'}
      />
      <BackButton home={pathOf(locale, { page: 'home' })}>{t('back')}</BackButton>
    </MessageScreen>
  );
}

/** Screen of a 503: the services fail and nothing is cached. `code` names the failure. */
export async function UnavailableScreen({ code, hint }: { code: string; hint?: string }) {
  const t = await getTranslations('errors');
  return (
    <MessageScreen
      title={t('unavailable')}
      text={t('unavailableText')}
      status={
        <>
          <span>{`503 · ${t('code', { code })}`}</span>
          {hint && <span lang="en">{` · ${hint}`}</span>}
        </>
      }
    >
      <ReloadButton>{t('retry')}</ReloadButton>
    </MessageScreen>
  );
}

const WAYS_ON: readonly Route[] = [
  { page: 'home' },
  { page: 'roster', view: 'women' },
  { page: 'roster', view: 'men' },
  { page: 'contact' },
];

/** A message in place of a page, with links to other pages. */
async function MessageScreen(message: Omit<ComponentProps<typeof Message>, 'waysOn'>) {
  const locale = await getLocale();
  const t = await getTranslations('pages');
  return (
    <PageFrame route={{ page: 'home' }} marked={false}>
      <Message
        {...message}
        waysOn={
          <ul className="mt-10 flex flex-wrap gap-x-8 gap-y-2">
            {WAYS_ON.map((route) => (
              <li key={pageKey(route)}>
                <PageLink
                  locale={locale}
                  route={route}
                  className="inline-block py-2 underline underline-offset-8"
                >
                  {t(pageKey(route))}
                </PageLink>
              </li>
            ))}
          </ul>
        }
      />
    </PageFrame>
  );
}
