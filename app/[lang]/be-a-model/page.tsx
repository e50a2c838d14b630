import { scoutingPage } from './scouting-page';

export const revalidate = 300;

const { generateMetadata, Page } = scoutingPage();

export { generateMetadata, Page as default };
