import { profilePage } from '@/app/[lang]/profile/[id]/[slug]/profile-page';

export const dynamic = 'force-dynamic';

/** Another spelling of a profile's path: only the data has the slug, so this redirects once. */
const { generateMetadata, Page } = profilePage('profile');

export { generateMetadata, Page as default };
