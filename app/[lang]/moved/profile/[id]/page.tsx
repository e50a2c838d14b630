import { defineDetour } from '@/app/define-page';
import { missingPage, movedPage } from '@/lib/page/outcomes';
import type { PageRequest } from '@/lib/page/page-request';
import { readProfile } from '@/lib/panel/talents';
import { pathOf, profileRoute } from '@/lib/routes/build';

export const dynamic = 'force-dynamic';

/** Another spelling of a profile's path: only the data knows its slug, so one redirect does. */
const { generateMetadata, Page } = defineDetour({
  reads: 'profile',
  load: async ({ locale, params, search }: PageRequest<{ id: string }, 'profile'>) => {
    const profile = (await readProfile(Number(params.id))) ?? missingPage();
    return movedPage(pathOf(locale, profileRoute(profile)) + search);
  },
});

export { generateMetadata, Page as default };
