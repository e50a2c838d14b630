import { getTranslations } from 'next-intl/server';
import { MessageScreen } from './message-screen';
import { PageFrame } from './page-frame';

/** The line that every page that is not found carries, in every language. */
const NOT_FOUND = 'This page could not be found.';

/** What a visitor sees who follows an address that leads nowhere. `hint` is shown with it. */
export async function NotFoundScreen({ hint }: { hint?: string }) {
  const t = await getTranslations('errors');
  return (
    <PageFrame route={{ page: 'home' }} marked={false}>
      <MessageScreen status="404" title={t('notFound')} text={t('notFoundText')}>
        <p lang="en" className="mt-2 text-mute">
          {NOT_FOUND} {hint}
        </p>
      </MessageScreen>
    </PageFrame>
  );
}
