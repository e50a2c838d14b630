import type { Reply } from '@/lib/forms/replies';
import type { FormTexts } from './texts';

type Props = {
  forms: FormTexts['forms'];
  reply: Reply | null;
  /** What is said to a visitor who asked for something before sending. */
  asked?: string;
};

/** Why a form that was posted without script comes back; the first thing that is read out. */
export function ReplyNote({ forms, reply, asked }: Props) {
  if (!reply) return null;
  const { code } = reply;
  return (
    <p role="alert" className="mt-8 border-accent border-l-2 pl-4 text-lg">
      {code ? forms.refusals[code] : asked}
    </p>
  );
}
