import { getLocale, getTranslations } from 'next-intl/server';
import { PortraitTransition } from '@/components/talents/portrait-transition';
import { Picture } from '@/components/ui/picture';
import { PictureFrame } from '@/components/ui/picture-frame';
import { atLeast } from '@/lib/config/constants';
import { messagesOf } from '@/lib/i18n/messages';
import { shownPhotos } from '@/lib/talents/book-slides';
import { profileTabs, tabOf } from '@/lib/talents/profile-tabs';
import type { Profile } from '@/lib/talents/talent';
import { PROVIDER_NAMES, playerUrl, watchUrl } from '@/lib/talents/videos';
import styles from './book.module.css';
import { BookGallery } from './book-gallery';
import type { LightboxTexts } from './picture-lightbox';
import { ProfileTabs } from './profile-tabs';
import { VideoGallery } from './video-gallery';

const GALLERIES = { book: Book, video: Videos };

/** The book and the videos: in tabs if there are both; otherwise the one there is, or the cover. */
export async function Galleries({ profile, tab }: { profile: Profile; tab?: string }) {
  const t = await getTranslations('profile');
  const tabs = profileTabs(profile);
  const shown = tabOf(tab, tabs);
  const panels = tabs.map((one) => {
    const Gallery = GALLERIES[one];
    return { tab: one, label: t(one), content: <Gallery profile={profile} /> };
  });
  if (!shown || panels.length === 1) {
    return (
      <div className={styles.gallery}>{panels[0]?.content ?? <NoBook profile={profile} />}</div>
    );
  }
  return <ProfileTabs label={t('galleries')} panels={panels} initial={shown} />;
}

/** Texts of a talent's lightbox; the lightbox fills in the position of a picture itself. */
export async function lightboxTexts(
  name: string,
  gallery: 'book' | 'composites',
): Promise<LightboxTexts> {
  const t = await getTranslations('profile');
  const title = t('enlarged');
  return {
    name,
    caption: t(gallery),
    labels: {
      Lightbox: title,
      Carousel: title,
      'Photo gallery': title,
      Slide: t('image'),
      '{index} of {total}': t('imageOf', { number: '{index}', total: '{total}' }),
      Previous: t('previousPhoto'),
      Next: t('nextPhoto'),
      Close: t('close'),
      'Zoom in': t('zoomIn'),
      'Zoom out': t('zoomOut'),
    },
  };
}

async function Book({ profile }: { profile: Profile }) {
  const { id, name } = profile;
  const t = await getTranslations('profile');
  const photos = shownPhotos(profile);
  const place = { number: '{number}', total: photos.length };
  const texts = {
    ...(await lightboxTexts(name, 'book')),
    photo: t('photo', { name, ...place }),
    enlarge: t('enlarge', place),
  };
  return (
    <section aria-label={t('book')}>
      <BookGallery id={id} photos={photos} texts={texts} />
    </section>
  );
}

/** Placeholder for a missing book: the cover, or the initial of the name. */
async function NoBook({ profile: { id, name, cover } }: { profile: Profile }) {
  const t = await getTranslations('profile');
  return (
    <section aria-label={t('book')} className="relative md:flex md:items-end">
      <PortraitTransition id={id}>
        <PictureFrame
          name={name}
          className="h-(--stage) flex-none md:aspect-3/4 xl:h-(--window) md:max-w-[calc(100cqi-var(--peek))]"
        >
          {cover && (
            <Picture
              file={cover}
              source="portrait"
              alt={t('photo', { name, number: 1, total: 1 })}
              sizes={`${atLeast('lg')} 50vw, 100vw`}
              width={3}
              height={4}
              widths={{ from: 320, to: 1440 }}
              load="first"
            />
          )}
        </PictureFrame>
      </PortraitTransition>
      <p className="px-4 py-2.5 text-mute max-md:absolute max-md:right-0 max-md:bottom-0 max-md:bg-paper max-md:text-sm md:max-w-80 md:px-gutter md:py-6 xl:max-w-[12em] xl:pl-10 xl:text-xl xl:display">
        {t('noBook')}
      </p>
    </section>
  );
}

/** The videos of a talent, with the labels of their controls. */
async function Videos({ profile }: { profile: Profile }) {
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
