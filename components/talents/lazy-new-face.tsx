import { lazy, Suspense } from 'react';
import { Part } from '@/components/ui/lazy-boundary';
import type { Locale } from '@/lib/i18n/locales';

const NewFace = lazy(() => import('./new-face'));

/** A new face for what an action shows; nothing of it is in the page's first load. */
export function LazyNewFace({ locale }: { locale: Locale }) {
  return (
    <Part>
      <Suspense>
        <NewFace locale={locale} />
      </Suspense>
    </Part>
  );
}
