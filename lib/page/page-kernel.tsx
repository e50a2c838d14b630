import 'server-only';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { type ComponentType, cache, type ReactNode } from 'react';
import { readSocialMediasIfAny } from '../panel/content';
import { markNoIndex, markProvisional, setStatus } from '../platform/next/answer-status.mjs';
import type { QueryPage } from '../routes/query-keys';
import type { Route } from '../routes/route';
import { failureMetadata, type PageDescription, pageMetadata } from '../seo/metadata';
import { StructuredData } from '../seo/structured-data';
import type { Words } from '../seo/words';
import type { Talent } from '../talents/talent';
import { outcomeOf } from './outcomes';
import { type PageInput, type PageRequest, readRequest } from './page-request';
import { acquireRenderMutex } from './render-mutex';

type PageDefinition<Params, Query extends QueryPage, Loaded> = {
  /** The page whose query it reads; Next is to render it for each request then. */
  reads?: Query;
  /** Reads all that the page needs and that may fail. */
  load: (request: PageRequest<Params, Query>) => Promise<Loaded>;
  metadata: (loaded: Loaded, words: Words) => PageDescription;
  /** What the frame around the page needs to know of what was read. */
  frame?: (loaded: Loaded) => FrameDetails;
  /** Shows what was read; from here on nothing fails. */
  Screen: (props: Loaded) => ReactNode | Promise<ReactNode>;
  /** Said to the visitor when the services fail. */
  failure?: string;
};

/** What a page file exports. */
type Page<Params> = {
  generateMetadata: (input: PageInput<Params>) => Promise<Metadata>;
  Page: (input: PageInput<Params>) => Promise<ReactNode>;
};

type FrameDetails = {
  /** The page's query with the `?`, for its links to the other languages. */
  search?: string;
  /** True where a dark picture begins the page, and the header lies over it. */
  over?: boolean;
};

/** What surrounds every page, and the screens of one that cannot be shown. */
type SiteScreens = {
  Frame: ComponentType<FrameDetails & { route: Route; children: ReactNode }>;
  NotFound: ComponentType<{ hint?: string; why?: string | undefined }>;
  /** For the pages about one person, who may have left. */
  Gone?: ComponentType<{ talent: Talent }>;
  Unavailable: ComponentType<{ code: string; hint?: string }>;
};

const unreached = (nothing: never) => nothing;

/** Gives what makes pages in this frame; a page that cannot be shown is one of these screens. */
export function pageKernel({ Frame, NotFound, Gone, Unavailable }: SiteScreens) {
  /**
   * Makes a page of what it reads and what it shows. What `load` reads is read once for a request,
   * and both `metadata` and `Screen` get it. A page that is not there answers 404, one about somebody
   * who has left 410, one that has moved one redirect (307: the data may change back), and one
   * whose services fail 503, each with title and screen.
   */
  function definePage<Params extends object, Query extends QueryPage, Loaded extends object>({
    reads,
    load,
    metadata,
    frame,
    Screen,
    failure,
  }: PageDefinition<Params, Query, Loaded>): Page<Params> {
    // By its text: Next gives the metadata and the page the same request as two objects.
    const loadOnce = cache((request: string) => load(JSON.parse(request)));
    const read = (input: PageInput<Params>) => {
      // The frame of every page shows them: they are read beside the page, and not after it.
      void readSocialMediasIfAny();
      return outcomeOf(async () => loadOnce(JSON.stringify(await readRequest(input, reads))));
    };
    const wordsOf = async () => ({ t: await getTranslations(), locale: await getLocale() });

    return {
      async generateMetadata(input) {
        const outcome = await read(input);
        const words = await wordsOf();
        const { t, locale } = words;
        switch (outcome.end) {
          case 'loaded':
            return pageMetadata(locale, metadata(outcome.loaded, words));
          case 'missing':
            return failureMetadata(t('errors.notFound'));
          case 'gone':
            return failureMetadata(t('seo.goneTitle'));
          case 'failed':
            return failureMetadata(t('errors.unavailable'));
          case 'moved':
            return {};
        }
      },

      async Page(input) {
        const outcome = await read(input);
        // Who holds the slot waits for nothing more.
        await readSocialMediasIfAny();
        await acquireRenderMutex();
        switch (outcome.end) {
          case 'loaded': {
            const words = await wordsOf();
            const page = metadata(outcome.loaded, words);
            if (page.indexed === false) markNoIndex();
            if (page.provisional) markProvisional();
            return (
              <>
                <StructuredData page={page} {...words} />
                <Frame route={page.route} {...frame?.(outcome.loaded)}>
                  <Screen {...outcome.loaded} />
                </Frame>
              </>
            );
          }
          case 'missing':
            setStatus(404, outcome.unread);
            return <NotFound hint={outcome.hint} why={outcome.why} />;
          case 'gone':
            setStatus(410);
            return Gone ? <Gone talent={outcome.talent} /> : <NotFound />;
          case 'failed':
            setStatus(503);
            return <Unavailable code={outcome.code} hint={failure} />;
          case 'moved':
            return redirect(outcome.path);
        }
      },
    };
  }

  /** Makes a page that is never shown: it leads elsewhere, or says that there is nothing. */
  function defineDetour<Params extends object, Query extends QueryPage>(
    detour: Pick<PageDefinition<Params, Query, never>, 'reads' | 'load'>,
  ): Page<Params> {
    return definePage({ ...detour, metadata: unreached, Screen: unreached });
  }

  return { definePage, defineDetour };
}
