import { getTranslations } from 'next-intl/server';
import { shownPhotos } from '@/lib/talents/book-slides';
import type { Profile } from '@/lib/talents/talent';
import { BookGallery } from './book-gallery';
import { lightboxTexts } from './lightbox-texts';

/** The photos of the book, in display order. */
export async function Book({ profile }: { profile: Profile }) {
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
