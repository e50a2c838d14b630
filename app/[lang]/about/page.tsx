import { entityPage } from '../entity-page';

export const revalidate = 300;

const { generateMetadata, Page } = entityPage('about');

export { generateMetadata, Page as default };
