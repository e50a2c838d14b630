import { contactPage } from '../contact-page';

export const dynamic = 'force-dynamic';

const { generateMetadata, Page } = contactPage('contact');

export { generateMetadata, Page as default };
