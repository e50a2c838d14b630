import 'server-only';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { type ComponentType, cache, type ReactNode } from 'react';
import { readSocialMediasIfAny } from '../panel/social-medias';
import type { QueryPage } from '../routes/query-keys';
import type { Route } from '../routes/route';
import { failureMetadata, type PageDescription, pageMetadata } from '../seo/metadata';
import type { Preview, PreviewTitle } from '../seo/preview';
import { StructuredData } from '../seo/structured-data';
import type { Words } from '../seo/words';
import { page } from '../server/request-context';
import { type MissingReason, outcomeOf } from './outcomes';
import { type PageInput, type PageRequest, readRequest } from './page-request';

type PageDefinition<Params, Query extends QueryPage, Loaded> = {
  /** The page whose query it reads. Such a page is rendered for each request. */
  reads?: Query;
  /** Reads everything that may fail. */
  load: (request: PageRequest<Params, Query>) => Promise<Loaded>;
  metadata: (loaded: Loaded, words: Words) => PageDescription;
  /** Derives the frame's details from the loaded data. */
  frame?: (loaded: Loaded) => FrameDetails;
  /** Renders the loaded data; must not fail. */
  Screen: (props: Loaded) => ReactNode | Promise<ReactNode>;
  /** Hint to the visitor when the services fail. */
  failure?: string;
};

type Page<Params> = {
  generateMetadata: (input: PageInput<Params>) => Promise<Metadata>;
  Page: (input: PageInput<Params>) => Promise<ReactNode>;
};

type FrameDetails = {
  /** The page's query with the `?`, for its links to the other languages. */
  search?: string;
  /** True where the page begins with a dark picture that the header overlays. */
  over?: boolean;
};

/** The frame of every page, and the screens for pages that cannot be shown. */
type SiteScreens = {
  Frame: ComponentType<FrameDetails & { route: Route; children: ReactNode }>;
  NotFound: ComponentType<{
    hint?: string;
    why?: MissingReason | undefined;
    unverified?: boolean;
  }>;
  Unavailable: ComponentType<{ code: string; hint?: string }>;
};

type WithFaces = (preview: Preview | PreviewTitle) => Promise<Preview>;

/** Returns what builds pages with this frame, these failure screens and previews. */
export function pageKernel({ Frame, NotFound, Unavailable }: SiteScreens, withFaces: WithFaces) {
  /** Without a preview of its own a page has one of its title and new faces. */
  async function previewed(description: PageDescription) {
    const { title, preview = { title } } = description;
    return { ...description, preview: await withFaces(preview) };
  }

  /**
   * Builds a page from its loader and its screen. `load` and `metadata` run once per request:
   * Next's metadata and the page share the results. A missing page responds with 404, and one whose
   * services fail with 503, each with a title and a screen.
   */
  function definePage<Params extends object, Query extends QueryPage, Loaded extends object>({
    reads,
    load,
    metadata,
    frame,
    Screen,
    failure,
  }: PageDefinition<Params, Query, Loaded>): Page<Params> {
    // Keyed by its JSON: Next passes the same request to the metadata and the page as two objects.
    const loadOnce = cache((request: string) => load(JSON.parse(request)));
    const read = (input: PageInput<Params>) => {
      // Every frame shows them: starts the read in parallel with the page's own.
      readSocialMediasIfAny().catch(() => {});
      return outcomeOf(async () => loadOnce(JSON.stringify(await readRequest(input, reads))));
    };
    const wordsOf = cache(async () => ({ t: await getTranslations(), locale: await getLocale() }));
    const descriptionOf = cache(async (loaded: Loaded) => metadata(loaded, await wordsOf()));

    return {
      async generateMetadata(input) {
        const outcome = await read(input);
        const { t, locale } = await wordsOf();
        switch (outcome.end) {
          case 'loaded':
            return pageMetadata(locale, await previewed(await descriptionOf(outcome.loaded)));
          case 'missing':
            return failureMetadata(
              outcome.why?.title ??
                t(outcome.unverified ? 'errors.unavailable' : 'errors.notFound'),
            );
          case 'failed':
            return failureMetadata(t('errors.unavailable'));
        }
      },

      async Page(input) {
        const outcome = await read(input);
        switch (outcome.end) {
          case 'loaded': {
            const description = await descriptionOf(outcome.loaded);
            const { indexed, route } = description;
            page({ noindex: indexed === false });
            return (
              <>
                <StructuredData page={description} {...(await wordsOf())} />
                <Frame route={route} {...frame?.(outcome.loaded)}>
                  <Screen {...outcome.loaded} />
                </Frame>
              </>
            );
          }
          case 'missing':
            page({ status: 404, ...(outcome.unverified && { retryAt: null }) });
            return (
              <NotFound hint={outcome.hint} why={outcome.why} unverified={outcome.unverified} />
            );
          case 'failed':
            page({ status: 503, retryAt: outcome.retryAt });
            return <Unavailable code={outcome.code} hint={failure} />;
        }
      },
    };
  }

  /**
   * Builds the 404 page of unknown paths. It has one address in each language, so it is cached, unlike
   * the 404 of a record.
   */
  function defineNotFoundPage(): Page<object> {
    return {
      async generateMetadata() {
        const t = await getTranslations();
        return failureMetadata(t('errors.notFound'));
      },
      async Page() {
        page({ status: 404, stored: true });
        readSocialMediasIfAny().catch(() => {});
        return <NotFound />;
      },
    };
  }

  return { definePage, defineNotFoundPage };
}
