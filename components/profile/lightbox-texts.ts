import { getTranslations } from 'next-intl/server';
import type { LightboxTexts } from './picture-lightbox';

/** Texts of a talent's lightbox; the lightbox fills in the position of a picture itself. */
export async function lightboxTexts(
  name: string,
  gallery: 'book' | 'composites',
): Promise<LightboxTexts> {
  const t = await getTranslations('profile');
  return {
    name,
    caption: t(gallery),
    title: t('enlarged'),
    image: t('image'),
    counter: t('imageOf', { number: '{index}', total: '{total}' }),
    previous: t('previousPhoto'),
    next: t('nextPhoto'),
    close: t('close'),
    zoomIn: t('zoomIn'),
    zoomOut: t('zoomOut'),
  };
}
