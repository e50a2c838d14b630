import { verifyPage } from './verify-page';

export const revalidate = 300;

const { generateMetadata, Page } = verifyPage();

export { generateMetadata, Page as default };
