import { contactPage } from './contact-page';

export const revalidate = 300;

const { generateMetadata, Page } = contactPage();

export { generateMetadata, Page as default };
