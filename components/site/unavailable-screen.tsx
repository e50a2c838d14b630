import { getTranslations } from 'next-intl/server';
import { MessageScreen } from './message-screen';
import { PageFrame } from './page-frame';
import { ReloadButton } from './reload-button';

/** What a visitor sees while the services fail and nothing is kept; `code` names the failure. */
export async function UnavailableScreen({ code, hint }: { code: string; hint?: string }) {
  const t = await getTranslations('errors');
  return (
    <PageFrame route={{ page: 'home' }} marked={false}>
      <MessageScreen status="503" title={t('unavailable')} text={t('unavailableText')}>
        {hint && (
          <p lang="en" className="mt-2 text-mute">
            {hint}
          </p>
        )}
        <p className="mt-2 text-mute">{t('code', { code })}</p>
        <p className="mt-8">
          <ReloadButton>{t('retry')}</ReloadButton>
        </p>
      </MessageScreen>
    </PageFrame>
  );
}
