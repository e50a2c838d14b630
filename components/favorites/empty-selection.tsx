import { lazy, Suspense } from 'react';
import { preloadNewFaces } from '@/components/talents/new-faces-request';
import { ButtonLink } from '@/components/ui/button-link';
import { LazyBoundary } from '@/components/ui/lazy-boundary';
import type { FavoritesTexts } from './texts';

const NewFacesRow = lazy(() => import('./new-faces-row'));

/** Empty state of the selection: how to add a talent, a link to the models, and a row of new faces. */
export function EmptySelection({ texts }: { texts: FavoritesTexts }) {
  const { locale, list } = texts;
  preloadNewFaces();
  return (
    <>
      <section className="px-gutter pt-6 pb-12">
        <p className="text-lg">{list.empty}</p>
        <p className="mt-2 max-w-[24.5em] text-lg text-mute">{list.emptyHint}</p>
        <ButtonLink
          look="filled"
          locale={locale}
          route={{ page: 'roster', view: 'models' }}
          className="mt-8"
        >
          {list.seeModels}
        </ButtonLink>
      </section>
      <LazyBoundary>
        <Suspense>
          <NewFacesRow texts={texts} />
        </Suspense>
      </LazyBoundary>
    </>
  );
}
