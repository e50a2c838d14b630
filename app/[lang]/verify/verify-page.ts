import { definePage } from '@/app/define-page';
import { VerifyScreen } from '@/components/verify/verify-screen';
import { readSocialMediasIfAny } from '@/lib/panel/content';
import { page } from '@/lib/platform/request-context.mjs';
import { describeVerify } from '@/lib/seo/describe-page';
import { ownContacts } from '@/lib/verify/own-contacts';
import { postedContact } from '@/lib/verify/receive-contact';

/** The contact check; its twin responds to the form posted without script. */
export function verifyPage({ posted }: { posted: boolean }) {
  return definePage({
    load: async () => {
      const check = posted ? postedContact() : null;
      if (check?.refusal) page({ status: check.refusal.status });
      return { own: ownContacts(await readSocialMediasIfAny()), check };
    },
    metadata: (_, words) => ({ ...describeVerify(words), indexed: !posted }),
    Screen: VerifyScreen,
  });
}
