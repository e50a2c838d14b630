import { definePage } from '@/app/define-page';
import { ContactScreen } from '@/components/contact/contact-screen';
import { describeContact } from '@/lib/seo/describe-page';

export const revalidate = 300;

const { generateMetadata, Page } = definePage({
  load: async () => ({}),
  metadata: (_, words) => describeContact(words),
  Screen: ContactScreen,
});

export { generateMetadata, Page as default };
