import { getLocale, getTranslations } from 'next-intl/server';
import { PageFrame } from '@/components/site/page-frame';
import { ButtonLink } from '@/components/ui/button-link';
import type { PlainPage } from '@/lib/routes/route';
import { SentMessage } from './sent-message';

type Props = { page: PlainPage; title: string; text: string };

/** What a visitor without script sees once a form has gone. */
export async function ThanksScreen({ page, title, text }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('home');
  return (
    <PageFrame route={{ page }}>
      <section className="px-gutter pb-[16vh]">
        <SentMessage
          as="h1"
          title={title}
          text={text}
          next={
            <ButtonLink locale={locale} route={{ page: 'roster', view: 'models' }}>
              {t('seeModels')}
            </ButtonLink>
          }
        />
      </section>
    </PageFrame>
  );
}
