import { defineNotFoundPage } from '@/app/define-page';

export const revalidate = 300;

const { generateMetadata, Page } = defineNotFoundPage();

export { generateMetadata, Page as default };
