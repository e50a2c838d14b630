import { getLocale, getTranslations } from 'next-intl/server';
import { TalentGrid } from '@/components/roster/talent-grid';
import { MessageScreen } from '@/components/site/message-screen';
import { PageFrame } from '@/components/site/page-frame';
import { messagesOf } from '@/lib/i18n/messages';
import { readRoster } from '@/lib/panel/talents';
import { siteName } from '@/lib/site';
import { alike } from '@/lib/talents/alike';
import { cardOf } from '@/lib/talents/card';
import type { Talent } from '@/lib/talents/talent';

/** One row of cards. */
const SHOWN = 5;

/** What a visitor sees in the place of somebody who has left: that it is so, and who is alike. */
export async function GoneScreen({ talent }: { talent: Talent }) {
  const locale = await getLocale();
  const t = await getTranslations('seo');
  const { talents } = await readRoster();
  const cards = alike(talent, talents, { most: SHOWN, now: new Date() }).map(cardOf);
  const { measures, favorites } = messagesOf(locale);
  const text = t('gone', { name: talent.name, agency: siteName() });
  return (
    <PageFrame route={{ page: 'home' }} marked={false}>
      <MessageScreen status="410" title={t('goneTitle')} text={text} />
      {cards.length > 0 && (
        <section aria-labelledby="alike" className="pt-12">
          <h2 id="alike" className="display px-gutter pb-8 text-2xl">
            {t('alike')}
          </h2>
          <TalentGrid
            locale={locale}
            labels={measures}
            heart={favorites.heart}
            cards={cards}
            awaited={0}
          />
        </section>
      )}
    </PageFrame>
  );
}
