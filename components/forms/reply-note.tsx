import type { Reply } from '@/lib/forms/replies';
import type { FormTexts } from './texts';
import { WrongFields } from './wrong-fields';

type Props = {
  texts: FormTexts;
  /** The names of the fields, in the order of the page. */
  labels: Readonly<Record<string, string>>;
  reply: Reply | null;
  /** True for a reply that is no longer stored. */
  expired: boolean;
  /** What is said to a visitor who asked for something before sending. */
  asked?: string;
};

/** Why a form that was posted without script is shown again, or has expired. An alert to screen readers. */
export function ReplyNote({ texts, labels, reply, expired, asked }: Props) {
  if (!reply && !expired) return null;
  const code = reply?.code;
  return (
    <div role="alert" className="my-8 border-accent border-l-2 pl-4">
      <p className="text-lg">
        {expired ? texts.forms.expired : code ? texts.forms.refusals[code] : asked}
      </p>
      <WrongFields texts={texts} labels={labels} faults={reply?.faults ?? {}} />
    </div>
  );
}
