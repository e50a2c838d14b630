import { definePage } from '@/app/define-page';
import { VerifyScreen } from '@/components/verify/verify-screen';
import { replyOrExpired } from '@/lib/forms/replies';
import type { PageRequest } from '@/lib/page/page-request';
import { readSocialMediasIfAny } from '@/lib/panel/content';
import { describeVerify } from '@/lib/seo/describe-page';
import { ownContacts } from '@/lib/verify/own-contacts';

/** The contact check. After a post without script, a second path renders it with the result. */
export function verifyPage(reads?: 'verify') {
  return definePage({
    reads,
    load: async ({ query }: PageRequest<object, 'verify'>) => ({
      own: ownContacts(await readSocialMediasIfAny()),
      ...(await replyOrExpired(query.reply)),
    }),
    metadata: (_, words) => ({ ...describeVerify(words), indexed: !reads }),
    Screen: VerifyScreen,
  });
}
