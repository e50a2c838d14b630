import { defineDetour } from '@/app/define-profile-page';
import { movedPage } from '@/lib/page/outcomes';
import type { PageRequest } from '@/lib/page/page-request';
import { readProfileOrEnd } from '@/lib/roster/profile-or-end';
import { pathOf, profileRoute } from '@/lib/routes/build';

export const dynamic = 'force-dynamic';

/** Another spelling of a profile's path: only the data knows its slug, so one redirect does. */
const { generateMetadata, Page } = defineDetour({
  reads: 'profile',
  load: async ({ locale, params, search }: PageRequest<{ id: string }, 'profile'>) => {
    const profile = await readProfileOrEnd(params.id);
    return movedPage(pathOf(locale, profileRoute(profile)) + search);
  },
});

export { generateMetadata, Page as default };
