import type { Locale } from '@/lib/i18n/locales';
import { Face } from './face';
import { useNewFaces } from './use-new-faces';

/** A new face of age, fetched when it is wanted; nothing while there is none. */
export default function NewFace({ locale }: { locale: Locale }) {
  const first = useNewFaces().find(({ age }) => age !== null);
  return first?.cover ? <Face locale={locale} face={{ ...first, cover: first.cover }} /> : null;
}
