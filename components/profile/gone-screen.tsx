import { getTranslations } from 'next-intl/server';
import { MessageScreen } from '@/components/site/message-screen';
import { PageFrame } from '@/components/site/page-frame';
import { siteName } from '@/lib/site';
import type { Talent } from '@/lib/talents/talent';
import { Alike } from './alike';

/** What a visitor sees in the place of somebody who has left: that it is so, and who is alike. */
export async function GoneScreen({ talent }: { talent: Talent }) {
  const t = await getTranslations('seo');
  const text = t('gone', { name: talent.name, agency: siteName() });
  return (
    <PageFrame route={{ page: 'home' }} marked={false}>
      <MessageScreen status="410" title={t('goneTitle')} text={text} />
      <Alike talent={talent} />
    </PageFrame>
  );
}
