import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { MissingPageError } from '@/lib/page/missing-page';
import { isUpstreamError } from '@/lib/panel/errors';
import { answerWith } from '@/lib/platform/next/answer-status.mjs';
import { fullTitle } from '@/lib/seo/metadata';
import { NotFoundScreen } from './not-found-screen';
import { UnavailableScreen } from './unavailable-screen';

/**
 * Renders a page, or in its place the screen of what went wrong, with the status that goes with it:
 * 404 when there is no such page, 503 when the services failed. All reads are to be done in
 * `render`; whatever else it throws is a fault of ours, or Next's redirect. `hint` is said with a
 * failure of the services.
 */
export async function screen(render: () => Promise<ReactNode>, hint?: string): Promise<ReactNode> {
  try {
    return await render();
  } catch (error) {
    if (error instanceof MissingPageError) {
      answerWith(404);
      return <NotFoundScreen hint={error.message} />;
    }
    if (isUpstreamError(error)) {
      answerWith(503);
      return <UnavailableScreen code={error.code} hint={hint} />;
    }
    throw error;
  }
}

/** The metadata of a page that is shown by `screen`: what it reads may fail in the same ways. */
export async function screenMetadata(metadata: () => Promise<Metadata>): Promise<Metadata> {
  try {
    return await metadata();
  } catch (error) {
    const t = await getTranslations('errors');
    const robots = { index: false };
    if (error instanceof MissingPageError) return { title: fullTitle(t('notFound')), robots };
    if (isUpstreamError(error)) return { title: fullTitle(t('unavailable')), robots };
    throw error;
  }
}
