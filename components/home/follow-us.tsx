import { ArrowUpRight } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { Icon, NetworkIcon } from '@/components/ui/icon';
import { env } from '@/lib/config/env';
import { readSocialMediasIfAny } from '@/lib/panel/content';
import { SocialFeed } from './social-feed';

export async function FollowUs() {
  const t = await getTranslations('home');
  const networks = await readSocialMediasIfAny();
  const { SOCIAL_FEED_URL: feed } = env();
  if (networks.length === 0 && !feed) return null;
  return (
    <section aria-labelledby="follow-us" className="px-gutter pt-section">
      <h2 id="follow-us" className="display text-2xl">
        {t('follow')}
      </h2>
      {feed && (
        <SocialFeed
          url={feed}
          title={t('feed')}
          show={t('showFeed')}
          note={t('feedNote', { host: new URL(feed).hostname })}
        />
      )}
      <ul className="mt-8 grid border-line border-t sm:grid-cols-2">
        {networks.map(({ name, url }) => (
          <li key={name} className="border-line border-b sm:odd:border-r sm:odd:pr-8 sm:even:pl-8">
            <a
              href={url}
              rel="noopener noreferrer"
              className="display quiet-link flex items-center justify-between py-6 text-xl capitalize lg:py-10"
            >
              <span className="flex items-center gap-4">
                <NetworkIcon name={name} />
                <span>{name}</span>
              </span>
              <Icon of={ArrowUpRight} size={26} strokeWidth={1.1} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
