import { Check, LoaderCircle } from 'lucide-react';
import type { FieldFaults } from '@/lib/forms/fields';
import { counted } from '@/lib/i18n/fill';
import { fieldId } from './field';
import type { FormTexts } from './texts';
import type { SendingState } from './use-sender';

type Props = {
  texts: FormTexts;
  sending: SendingState;
  /** The names of the fields, for the list of those that are wrong. */
  labels: Readonly<Record<string, string>>;
  faults: FieldFaults;
  /** Whether the list is shown: after a try to send. */
  tried: boolean;
  /** What is said once the form has gone. */
  thanks: string | null;
};

/** The button and all that is said about sending; in view all the time on a phone. */
export function FormFoot({ texts, sending, labels, faults, tried, thanks }: Props) {
  const wrong = Object.keys(labels).filter((name) => faults[name]);
  const { forms } = texts;
  const problem = sending.state === 'idle' ? sending.problem : null;
  return (
    <div className="form-foot">
      <div role="alert" className="max-h-[30vh] overflow-y-auto text-accent text-sm">
        {problem && problem !== 'invalid' && (
          <p className="pb-4">{problem === 'offline' ? forms.offline : forms.refusals[problem]}</p>
        )}
        {tried && wrong.length > 0 && (
          <p className="pb-4">
            {counted(forms.attention, wrong.length, texts.locale)}{' '}
            {wrong.map((name, at) => (
              <span key={name}>
                {at > 0 && ', '}
                <a href={`#${fieldId(name)}`} className="underline underline-offset-4">
                  {labels[name]}
                </a>
              </span>
            ))}
          </p>
        )}
      </div>
      {sending.state === 'sending' && (
        <progress
          aria-label={forms.sending}
          value={sending.percent}
          max={100}
          className="form-progress"
        />
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <button
          type="submit"
          aria-disabled={sending.state !== 'idle'}
          className="caps inline-flex min-h-13 min-w-48 cursor-pointer items-center justify-center gap-2.5 bg-ink px-8 text-paper aria-disabled:cursor-default max-sm:w-full"
        >
          <SendLabel texts={texts} sending={sending} />
        </button>
        <p role="status" className="text-sm">
          {sending.state === 'idle' ? thanks : ''}
        </p>
      </div>
    </div>
  );
}

function SendLabel({ texts: { forms }, sending }: Pick<Props, 'texts' | 'sending'>) {
  switch (sending.state) {
    case 'idle':
      return forms.send;
    case 'sending':
      return (
        <>
          <LoaderCircle aria-hidden size={16} className="animate-spin" />
          {forms.sending}
          <span aria-hidden className="w-[4ch] text-right tabular-nums">
            {sending.percent}%
          </span>
        </>
      );
    case 'sent':
      return (
        <>
          <Check aria-hidden size={16} />
          {forms.sent}
        </>
      );
  }
}
