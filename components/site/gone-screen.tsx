import { getTranslations } from 'next-intl/server';
import { SimilarTalents } from '@/components/profile/similar-talents';
import { readFaceIfAny } from '@/lib/roster/new-faces';
import { siteName } from '@/lib/site';
import type { Talent } from '@/lib/talents/talent';
import { MessageScreen } from './message-screen';
import { PageFrame } from './page-frame';

/** Screen of a departed talent (410): a message, and similar talents. */
export async function GoneScreen({ talent }: { talent: Talent }) {
  const t = await getTranslations('seo');
  const text = t('gone', { name: talent.name, agency: siteName() });
  const face = await readFaceIfAny();
  return (
    <PageFrame route={{ page: 'home' }} marked={false}>
      <MessageScreen status="410" title={t('goneTitle')} text={text} face={face} />
      <SimilarTalents talent={talent} />
    </PageFrame>
  );
}
