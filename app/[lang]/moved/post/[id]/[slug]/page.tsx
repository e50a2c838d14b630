import { defineDetour } from '@/app/define-page';
import { readPostOrMissing } from '@/lib/blog/blog';
import { movedPage } from '@/lib/page/outcomes';
import type { PageRequest } from '@/lib/page/page-request';
import { pathOf } from '@/lib/routes/build';

export const dynamic = 'force-dynamic';

/** Another spelling of a post's path: one redirect to the right one. */
const { generateMetadata, Page } = defineDetour({
  reads: 'post',
  load: async ({ locale, params, search }: PageRequest<{ slug: string }, 'post'>) => {
    const { id, slug } = await readPostOrMissing(params.slug);
    return movedPage(pathOf(locale, { page: 'post', id, slug }) + search);
  },
});

export { generateMetadata, Page as default };
