import { getLocale, getTranslations } from 'next-intl/server';
import { PortraitTransition } from '@/components/talents/portrait-transition';
import { messagesOf } from '@/lib/i18n/messages';
import type { Profile } from '@/lib/talents/talent';
import { PROVIDER_NAMES, playerUrl, watchUrl } from '@/lib/talents/videos';
import { VideoGallery } from './video-gallery';

/** The videos of a talent, with the labels of their controls. */
export async function Videos({ profile }: { profile: Profile }) {
  const { id, name, cover, video: videos } = profile;
  const t = await getTranslations('profile');
  const shown = videos.map((video, index) => {
    const number = index + 1;
    const provider = PROVIDER_NAMES[video.provider];
    return {
      number,
      provider,
      player: playerUrl(video),
      page: watchUrl(video),
      name,
      preview: video.preview ?? (video.provider === 'youtube' ? null : cover),
      still: `/api/video-still/${id}/${number}`,
      play: t('playVideo', { number, provider }),
      title: t('videoTitle', { name, number, provider }),
    };
  });
  return (
    <PortraitTransition id={id}>
      <VideoGallery
        label={t('video')}
        texts={messagesOf(await getLocale()).slider}
        videos={shown}
      />
    </PortraitTransition>
  );
}
