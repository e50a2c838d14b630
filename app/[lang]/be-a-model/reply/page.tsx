import { scoutingPage } from '../scouting-page';

export const dynamic = 'force-dynamic';

const { generateMetadata, Page } = scoutingPage('be-a-model');

export { generateMetadata, Page as default };
