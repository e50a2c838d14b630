import { postPage } from './post-page';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

const { generateMetadata, Page } = postPage();

export { generateMetadata, Page as default };
