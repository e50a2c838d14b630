import type { Reply } from '@/lib/forms/replies';
import type { FormTexts } from './texts';
import { WrongFields } from './wrong-fields';

type Props = {
  texts: FormTexts;
  /** The labels of the fields, in document order. */
  labels: Readonly<Record<string, string>>;
  reply: Reply | null;
  /** The reply is no longer stored. */
  expired: boolean;
  /** The message for a visitor who requested something before sending. */
  asked?: string;
};

/**
 * Why a form that was posted without script is shown again, or that its reply has expired. An
 * alert.
 */
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
