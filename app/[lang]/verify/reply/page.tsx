import { verifyPage } from '../verify-page';

export const dynamic = 'force-dynamic';

const { generateMetadata, Page } = verifyPage('verify');

export { generateMetadata, Page as default };
