import { blogPage } from '../blog-page';

export const dynamic = 'force-dynamic';

const { generateMetadata, Page } = blogPage('blog');

export { generateMetadata, Page as default };
