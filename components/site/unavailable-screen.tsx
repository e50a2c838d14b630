import { getTranslations } from 'next-intl/server';
import { MessageScreen } from './message-screen';
import { PageFrame } from './page-frame';
import { ReloadButton } from './reload-button';

/** Screen of a 503: the services fail and nothing is cached. `code` names the failure. */
export async function UnavailableScreen({ code, hint }: { code: string; hint?: string }) {
  const t = await getTranslations('errors');
  return (
    <PageFrame route={{ page: 'home' }} marked={false}>
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
    </PageFrame>
  );
}
