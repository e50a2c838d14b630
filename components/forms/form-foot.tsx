import { Check, LoaderCircle } from 'lucide-react';
import { fieldId } from '@/components/ui/field';
import type { FieldFaults } from '@/lib/forms/fields';
import { counted } from '@/lib/i18n/fill';
import type { FormTexts } from './texts';
import type { Sending } from './use-sender';

type Props = {
  texts: FormTexts;
  form: {
    sending: Sending;
    /** Whether the list of what is wrong is shown. */
    tried: boolean;
  };
  /** The names of the fields, for that list. */
  labels: Readonly<Record<string, string>>;
  faults: FieldFaults;
  /** What is said once the form has gone. */
  thanks: string;
};

/** The button and all that is said about sending; in view all the time on a phone. */
export function FormFoot({ texts, form: { sending, tried }, labels, faults, thanks }: Props) {
  const wrong = Object.keys(labels).filter((name) => faults[name]);
  const { forms } = texts;
  const code = sending.state === 'idle' && sending.unsent?.code;
  return (
    <div className="form-foot">
      <div role="alert" className="max-h-[30vh] overflow-y-auto text-accent text-sm">
        {code && code !== 'invalid' && (
          <p className="pb-4">{code === 'offline' ? forms.offline : forms.refusals[code]}</p>
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
          {sending.state === 'waiting' && forms.waitingHint}
          {sending.state === 'idle' && sending.thanks && thanks}
        </p>
      </div>
    </div>
  );
}

function SendLabel({ texts: { forms }, sending }: { texts: FormTexts; sending: Sending }) {
  switch (sending.state) {
    case 'idle':
      return forms.send;
    case 'waiting':
      return (
        <>
          <LoaderCircle aria-hidden size={16} className="animate-spin" />
          {forms.waiting}
        </>
      );
    case 'sending':
      return (
        <>
          <LoaderCircle aria-hidden size={16} className="animate-spin" />
          {forms.sending}
          <span aria-hidden className="min-w-[6ch] whitespace-nowrap text-right tabular-nums">
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
