import { Check } from 'lucide-react';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageFrame } from '@/components/site/page-frame';
import { PageLink } from '@/components/ui/page-link';
import type { PlainPage } from '@/lib/routes/route';

type Props = { page: PlainPage; title: string; text: string };

/** What a visitor without script sees once a form has gone. */
export async function ThanksScreen({ page, title, text }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('home');
  return (
    <PageFrame route={{ page }}>
      <section className="px-gutter pb-[16vh]">
        <h1 className="display page-title max-w-[10em]">{title}</h1>
        <Check aria-hidden size={40} strokeWidth={1.2} className="mt-6" />
        <p className="mt-6 max-w-[24.5em] text-lg text-mute">{text}</p>
        <p className="mt-10">
          <PageLink
            locale={locale}
            route={{ page: 'roster', view: 'models' }}
            className="inline-block border-ink border-b py-2"
          >
            {t('seeModels')}
          </PageLink>
        </p>
      </section>
    </PageFrame>
  );
}
