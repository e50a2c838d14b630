import { profilePage } from '@/app/[lang]/profile/[id]/[slug]/profile-page';

export const dynamic = 'force-dynamic';

/** Another spelling of a profile's path: only the data knows its slug, so one redirect does. */
const { generateMetadata, Page } = profilePage('profile');

export { generateMetadata, Page as default };
