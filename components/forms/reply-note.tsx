import type { Reply } from '@/lib/forms/replies';
import type { FormTexts } from './texts';
import { WrongFields } from './wrong-fields';

type Props = {
  texts: FormTexts;
  /** The names of the fields, in the order of the page. */
  labels: Readonly<Record<string, string>>;
  reply: Reply | null;
  /** What is said to a visitor who asked for something before sending. */
  asked?: string;
};

/** Why a form that was posted without script comes back; screen readers announce it first. */
export function ReplyNote({ texts, labels, reply, asked }: Props) {
  if (!reply) return null;
  const { code, faults } = reply;
  return (
    <div role="alert" className="my-8 border-accent border-l-2 pl-4">
      <p className="text-lg">{code ? texts.forms.refusals[code] : asked}</p>
      <WrongFields texts={texts} labels={labels} faults={faults} />
    </div>
  );
}
