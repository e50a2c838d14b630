import { ArrowLeft } from 'lucide-react';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageFrame } from '@/components/site/page-frame';
import { PageLink } from '@/components/ui/page-link';
import { profileRoute } from '@/lib/routes/build';
import { pageMetadata } from '@/lib/seo/metadata';
import { siteName } from '@/lib/site';
import type { Profile } from '@/lib/talents/talent';
import { Book } from './book';
import { MeasureRows } from './measure-rows';

export async function profileMetadata(profile: Profile): Promise<Metadata> {
  const t = await getTranslations('profile');
  return pageMetadata({
    locale: await getLocale(),
    route: profileRoute(profile),
    title: profile.name,
    description: t('description', { name: profile.name, agency: siteName() }),
  });
}

type Props = { profile: Profile; search?: string };

/** One talent: name, measures, pictures. */
export async function ProfileScreen({ profile, search }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('profile');
  return (
    <PageFrame route={profileRoute(profile)} search={search}>
      <article>
        <div className="px-gutter pt-6 pb-6 lg:pb-10">
          {/* relative: the tall letters of the name below reach over it and would take the click */}
          <PageLink
            locale={locale}
            route={{ page: 'roster', view: 'models' }}
            className="caps quiet-link relative inline-flex items-center gap-2 py-3 text-mute"
          >
            <ArrowLeft aria-hidden size={16} strokeWidth={1.5} />
            {t('back')}
          </PageLink>
          <h1 className={`display mt-2 ${profile.name.length > 28 ? 'text-2xl' : 'text-3xl'}`}>
            {profile.name}
          </h1>
        </div>
        <div className="grid gap-y-10 lg:grid-cols-[minmax(20rem,4fr)_8fr]">
          <div className="order-2 px-gutter lg:order-1">
            <div className="lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]">
              <MeasureRows locale={locale} talent={profile} />
            </div>
          </div>
          <div className="order-1 lg:order-2">
            <Book profile={profile} />
          </div>
        </div>
      </article>
    </PageFrame>
  );
}
