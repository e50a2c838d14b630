import { defineRosterPage } from '../define-roster-page';

export const dynamic = 'force-dynamic';

const { generateMetadata, Page } = defineRosterPage('roster');

export { generateMetadata, Page as default };
