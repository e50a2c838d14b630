import type { Locale } from '@/lib/i18n/locales';
import { Face } from './face';
import { useNewFaces } from './use-new-faces';

/** An adult new face, fetched on mount; nothing until it is loaded. */
export default function NewFace({ locale }: { locale: Locale }) {
  const first = useNewFaces().find(({ age }) => age !== null);
  return first?.cover ? <Face locale={locale} face={{ ...first, cover: first.cover }} /> : null;
}
