import { blogPage } from './blog-page';

export const revalidate = 300;

const { generateMetadata, Page } = blogPage();

export { generateMetadata, Page as default };
