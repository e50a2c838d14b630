import { entityPage } from '../entity-page';

export const revalidate = 300;

const { generateMetadata, Page } = entityPage('privacy');

export { generateMetadata, Page as default };
