import { getTranslations } from 'next-intl/server';
import { shownPhotos } from '@/lib/talents/book-slides';
import type { Profile } from '@/lib/talents/talent';
import { BookGallery } from './book-gallery';
import { lightboxTexts } from './lightbox-texts';

/** The photos of the book, in the order in which its row shows them. */
export async function Book({ profile }: { profile: Profile }) {
  const { id, name } = profile;
  const t = await getTranslations('profile');
  const shown = shownPhotos(profile);
  const total = shown.length;
  const photos = shown.map((photo, index) => {
    const number = index + 1;
    const alt = t('photo', { name, number, total });
    return { ...photo, number, alt, enlarge: t('enlarge', { number, total }) };
  });
  return (
    <section aria-label={t('book')}>
      <BookGallery id={id} photos={photos} texts={await lightboxTexts(name, 'book')} />
    </section>
  );
}
