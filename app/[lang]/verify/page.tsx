import { definePage } from '@/app/define-page';
import { VerifyScreen } from '@/components/verify/verify-screen';
import { readKnownNetworks } from '@/lib/panel/social-medias';
import { describeVerify } from '@/lib/seo/describe-page';
import { ownContacts } from '@/lib/verify/own-contacts';

export const revalidate = 300;

const { generateMetadata, Page } = definePage({
  load: async () => ({ own: ownContacts(await readKnownNetworks()).contacts }),
  metadata: (_, words) => describeVerify(words),
  Screen: VerifyScreen,
});

export { generateMetadata, Page as default };
