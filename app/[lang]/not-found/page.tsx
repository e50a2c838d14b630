import { defineDetour } from '@/app/define-page';
import { missingPage } from '@/lib/page/outcomes';

export const revalidate = 86400;

/** Where the middleware sends every path that is none. */
const { generateMetadata, Page } = defineDetour({ load: async () => missingPage() });

export { generateMetadata, Page as default };
