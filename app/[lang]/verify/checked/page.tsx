import { verifyPage } from '../verify-page';

export const dynamic = 'force-dynamic';

const { generateMetadata, Page } = verifyPage({ posted: true });

export { generateMetadata, Page as default };
