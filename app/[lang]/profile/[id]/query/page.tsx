import { profilePage } from '../profile-page';

export const dynamic = 'force-dynamic';

const { generateMetadata, Page } = profilePage('profile');

export { generateMetadata, Page as default };
