import { getLocale, getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/page-link';
import { Picture } from '@/components/ui/picture';
import type { Slide } from '@/lib/panel/content';
import { isVideo } from '@/lib/pictures';

/** The first banner over the whole window, with what the agency does. */
export async function Hero({ slides }: { slides: readonly Slide[] }) {
  const locale = await getLocale();
  const t = await getTranslations('home');
  const slide = slides.find(({ mobile, desktop }) => !isVideo(mobile) && !isVideo(desktop));
  return (
    <section className="relative grid min-h-[min(88svh,60rem)] items-end bg-[#141311] text-[#f7f5f2]">
      {slide && (
        <div className="picture-frame absolute! inset-0 bg-[#141311]!">
          <Picture
            mobile={slide.mobile}
            desktop={slide.desktop}
            alt=""
            folderSwitch="wide"
            sizes="100vw"
            width={24}
            height={11}
            widths={{ from: 480, to: 2560 }}
            eager
          />
          <div className="absolute inset-0 bg-linear-to-t from-black/85 via-black/45 via-45% to-black/0 to-90%" />
        </div>
      )}
      <div className="relative px-gutter pt-32 pb-12 lg:pb-16">
        <h1 className="display max-w-[26ch] text-2xl">{t('lead')}</h1>
        <PageLink
          locale={locale}
          route={{ page: 'roster', view: 'models' }}
          className="caps mt-8 inline-block bg-[#f7f5f2] px-7 py-4 text-[#141311]"
        >
          {t('seeModels')}
        </PageLink>
      </div>
    </section>
  );
}
