import { getLocale, getTranslations } from 'next-intl/server';
import { SearchButton } from '@/components/search/search-button';
import { messagesOf } from '@/lib/i18n/messages';
import { readFaceIfAny } from '@/lib/roster/new-faces';
import { siteCategoryIds } from '@/lib/roster/roster-page';
import { pathOf } from '@/lib/routes/build';
import { BackButton } from './back-button';
import { MessageScreen } from './message-screen';
import { PageFrame } from './page-frame';

/** What every page that is not found says in its HTML, whatever its language: watchers look for it. */
const NOT_FOUND = 'This page could not be found.';

type Props = {
  /** Shown beside the status, in English. */
  hint?: string;
  /** The reason, where it is not that of most addresses that lead nowhere. */
  why?: string | undefined;
};

/** What a visitor sees at a path that leads nowhere. */
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
            404
            <span lang="en" hidden={locale !== 'en'}>{` · ${NOT_FOUND}`}</span>
            {hint && <span lang="en">{` · ${hint}`}</span>}
          </>
        }
      >
        <SearchButton
          locale={locale}
          texts={messagesOf(locale).search}
          categoryIds={siteCategoryIds()}
          worded
        />
        <BackButton home={pathOf(locale, { page: 'home' })}>{t('back')}</BackButton>
      </MessageScreen>
    </PageFrame>
  );
}
