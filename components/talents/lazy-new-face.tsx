import { lazy, Suspense } from 'react';
import { LazyBoundary } from '@/components/ui/lazy-boundary';
import type { Locale } from '@/lib/i18n/locales';

const NewFace = lazy(() => import('./new-face'));

/** A new face for content that appears after an action; adds nothing to the page's initial load. */
export function LazyNewFace({ locale }: { locale: Locale }) {
  return (
    <LazyBoundary>
      <Suspense>
        <NewFace locale={locale} />
      </Suspense>
    </LazyBoundary>
  );
}
