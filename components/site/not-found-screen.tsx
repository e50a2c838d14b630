import { getLocale, getTranslations } from 'next-intl/server';
import { SearchButton } from '@/components/search/search-button';
import { messagesOf } from '@/lib/i18n/messages';
import { readFaceIfAny } from '@/lib/roster/new-faces';
import { pathOf } from '@/lib/routes/build';
import { BackButton } from './back-button';
import { MessageScreen } from './message-screen';
import { PageFrame } from './page-frame';

/** In the HTML of every 404 page, in any language: monitoring looks for it. */
const NOT_FOUND = 'This page could not be found.';

type Props = {
  /** Shown beside the status, in English. */
  hint?: string;
  /** Overrides the usual explanation. */
  why?: string | undefined;
};

/** Screen of the 404 page. */
export async function NotFoundScreen({ hint, why }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('errors');
  const face = await readFaceIfAny();
  return (
    <PageFrame route={{ page: 'home' }} marked={false}>
      <MessageScreen
        title={t('notFound')}
        text={why ?? t('notFoundText')}
        face={face}
        status={
          <>
            <span>404</span>
            <span lang="en" hidden={locale !== 'en'}>{` · ${NOT_FOUND}`}</span>
            {hint && <span lang="en">{` · ${hint}`}</span>}
          </>
        }
      >
        <SearchButton locale={locale} label={messagesOf(locale).search.open} worded />
        <BackButton home={pathOf(locale, { page: 'home' })}>{t('back')}</BackButton>
      </MessageScreen>
    </PageFrame>
  );
}
