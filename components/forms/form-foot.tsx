import { ChangingText } from '@/components/ui/changing-text';
import type { FieldFaults } from '@/lib/forms/fields';
import { counted } from '@/lib/i18n/fill';
import { PrivacyLine } from './privacy-line';
import { SubmitButton } from './submit-button';
import type { FormTexts } from './texts';
import type { Sending } from './use-sender';

type Props = {
  texts: FormTexts;
  form: {
    sending: Sending;
    /** Whether the count of invalid fields is shown. */
    hasFailed: boolean;
    focusNextInvalid: () => void;
  };
  faults: FieldFaults;
};

/** The privacy notice, the submit button and all messages about sending. */
export function FormFoot({ texts, form, faults }: Props) {
  const { forms, locale, paths } = texts;
  const { sending, hasFailed, focusNextInvalid } = form;
  const wrong = Object.values(faults).filter(Boolean).length;
  const code = sending.state === 'idle' && sending.unsent?.code;
  return (
    <>
      <PrivacyLine text={forms.privacy} link={forms.privacyLink} href={paths.privacy} />
      <div className="form-foot">
        <div role="alert" className="text-accent text-sm">
          {code && code !== 'invalid' && (
            <p className="pb-4">
              <ChangingText>
                {code === 'offline' ? forms.offline : forms.refusals[code]}
              </ChangingText>
            </p>
          )}
          {hasFailed && wrong > 0 && (
            <p className="form-wrong">
              <ChangingText>{counted(forms.attention, wrong, locale)}</ChangingText>{' '}
              <button type="button" onClick={focusNextInvalid}>
                {forms.nextField}
              </button>
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
          <SubmitButton aria-disabled={sending.state !== 'idle'} mark={MARKS[sending.state]}>
            <ChangingText>
              {sending.state === 'idle' ? forms.send : forms[sending.state]}
            </ChangingText>
            {sending.state === 'sending' && (
              <span
                key={sending.percent}
                aria-hidden
                className="min-w-[6ch] whitespace-nowrap text-right tabular-nums"
              >
                {`${sending.percent}%`}
              </span>
            )}
          </SubmitButton>
          <p role="status" className="text-sm">
            {sending.state === 'waiting' && <span>{forms.waitingHint}</span>}
          </p>
        </div>
      </div>
    </>
  );
}

const MARKS = { idle: undefined, waiting: 'busy', sending: 'busy', sent: 'done' } as const;
