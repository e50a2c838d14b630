import { rosterPage } from '../roster-page';

export const dynamic = 'force-dynamic';

const { generateMetadata, Page } = rosterPage('roster');

export { generateMetadata, Page as default };
