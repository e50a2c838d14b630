import { profilePage } from './profile-page';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

const { generateMetadata, Page } = profilePage();

export { generateMetadata, Page as default };
