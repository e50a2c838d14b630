import { postPage } from '@/app/[lang]/blog/[id]/[slug]/post-page';

export const dynamic = 'force-dynamic';

/** Another spelling of a post's path: one redirect to the canonical one. */
const { generateMetadata, Page } = postPage('post');

export { generateMetadata, Page as default };
