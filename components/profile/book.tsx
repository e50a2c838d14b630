import { getTranslations } from 'next-intl/server';
import { bookSlides } from '@/lib/talents/book-slides';
import type { Profile } from '@/lib/talents/talent';
import { BookGallery } from './book-gallery';
import { lightboxTexts } from './lightbox-texts';

/** The photos of the book, in the order in which its slides show them. */
export async function Book({ profile: { name, book } }: { profile: Profile }) {
  const t = await getTranslations('profile');
  const photos = bookSlides(book)
    .flat()
    .map((photo, index) => {
      const number = index + 1;
      return { ...photo, number, alt: t('photo', { name, number, total: book.length }) };
    });
  return (
    <section aria-label={t('book')}>
      <BookGallery photos={photos} texts={await lightboxTexts(name, 'book')} />
    </section>
  );
}
