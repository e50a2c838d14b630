import { definePage } from '@/app/define-page';
import { missingPage } from '@/lib/page/outcomes';
import { readFaceIfAny } from '@/lib/roster/new-faces';

export const revalidate = 86400;

const unreached = (nothing: never) => nothing;

/** The 404 page, to which the middleware rewrites every unknown path. */
const { generateMetadata, Page } = definePage({
  load: async () => {
    // The screen shows a face. Reading it here keeps the read outside of the render mutex.
    await readFaceIfAny();
    return missingPage();
  },
  metadata: unreached,
  Screen: unreached,
});

export { generateMetadata, Page as default };
