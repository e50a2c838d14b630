import { defineRosterPage } from './define-roster-page';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

const { generateMetadata, Page } = defineRosterPage();

export { generateMetadata, Page as default };
