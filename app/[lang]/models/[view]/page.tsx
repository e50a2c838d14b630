import { rosterPage } from './roster-page';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

const { generateMetadata, Page } = rosterPage();

export { generateMetadata, Page as default };
