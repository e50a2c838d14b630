import { screen, screenMetadata } from '@/components/site/screen';
import { missingPage } from '@/lib/page/missing-page';

export const revalidate = 86400;

export function generateMetadata() {
  return screenMetadata(async () => missingPage());
}

/** Where the middleware sends every address that is none. */
export default function NotFoundPage() {
  return screen(async () => missingPage());
}
