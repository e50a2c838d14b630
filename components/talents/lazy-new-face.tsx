import { lazy, Suspense } from 'react';
import { Part } from '@/components/ui/lazy-boundary';
import type { Locale } from '@/lib/i18n/locales';

const NewFace = lazy(() => import('./new-face'));

/** A new face for content that appears after an action; adds nothing to the page's initial load. */
export function LazyNewFace({ locale }: { locale: Locale }) {
  return (
    <Part>
      <Suspense>
        <NewFace locale={locale} />
      </Suspense>
    </Part>
  );
}
