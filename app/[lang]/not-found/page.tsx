import { defineDetour } from '@/app/define-page';
import { missingPage } from '@/lib/page/outcomes';
import { readFaceIfAny } from '@/lib/roster/new-faces';

export const revalidate = 86400;

/** Where the middleware sends every path that is none. */
const { generateMetadata, Page } = defineDetour({
  load: async () => {
    // The screen shows a face, and a read that it waits for would hold up the rendering of other pages.
    await readFaceIfAny();
    return missingPage();
  },
});

export { generateMetadata, Page as default };
