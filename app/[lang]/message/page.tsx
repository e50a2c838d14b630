import { definePage } from '@/app/define-page';
import { MessageScreen } from '@/components/search/message-screen';
import { readMessage, totalOf } from '@/lib/message/read-message';
import { postedMessage } from '@/lib/message/receive-message';
import { readRoster } from '@/lib/panel/talents';
import { page } from '@/lib/platform/request-context.mjs';
import { readBounds, siteCategoryIds } from '@/lib/roster/roster-page';
import { describeMessage } from '@/lib/seo/describe-page';

export const dynamic = 'force-dynamic';

/** The response to a message posted without script. */
const { generateMetadata, Page } = definePage({
  load: async () => {
    const { typed, refusal } = postedMessage() ?? { typed: '', refusal: null };
    if (refusal) page({ status: refusal.status });
    if (refusal || typed.trim() === '') return { typed, refusal, read: null };
    const { talents } = await readRoster();
    const message = readMessage(typed, { bounds: await readBounds() });
    const totals = message.roles.map((role) => totalOf(role, talents, siteCategoryIds()));
    return { typed, refusal, read: { message, totals } };
  },
  metadata: (_, words) => ({ ...describeMessage(words), indexed: false }),
  Screen: MessageScreen,
});

export { generateMetadata, Page as default };
