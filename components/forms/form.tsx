import { Check, LoaderCircle } from 'lucide';
import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { HONEYPOT } from '@/lib/forms/guard-fields';
import { counted } from '@/lib/i18n/fill';
import type { FormTexts } from './texts';
import type { CheckedForm } from './use-checked-form';

type Props = {
  form: { props: ComponentProps<'form'> };
  /** The label of the hidden honeypot field. */
  leaveEmpty: string;
  files?: boolean;
  children: ReactNode;
};

/**
 * A form of the site. Without script the browser posts it in document order, so the fields that the
 * server's guard checks come before anything that is expensive to parse.
 */
export function Form({ form, leaveEmpty, files, children }: Props) {
  return (
    <form {...form.props} method="post" encType={files ? 'multipart/form-data' : undefined}>
      <Honeypot label={leaveEmpty} />
      {children}
    </form>
  );
}

/** Honeypot: hidden from view, keyboard and screen readers, so that only a bot fills it in. */
function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden className="sr-only">
      <label>
        <span>{label}</span>
        <input name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

type Checked = Pick<
  CheckedForm<Record<string, unknown>>,
  'sending' | 'faults' | 'submitCount' | 'lastFocused'
>;

/** The privacy notice, the submit button and all messages about sending. */
export function FormFoot({ texts, form }: { texts: FormTexts; form: Checked }) {
  const { forms, locale, paths } = texts;
  const { sending, submitCount, lastFocused } = form;
  const wrong = Object.values(form.faults).filter(Boolean).length;
  const code = sending.state === 'idle' && sending.unsent?.code;
  return (
    <>
      <PrivacyLine text={forms.privacy} link={forms.privacyLink} href={paths.privacy} />
      <div className="form-foot">
        <div role="alert" className="text-accent text-sm">
          {code && code !== 'invalid' && (
            <p className="pb-4">
              <ChangingText>{forms.refusals[code]}</ChangingText>
            </p>
          )}
          {submitCount > 0 && wrong > 0 && (
            <p className="flex items-center gap-x-6 pb-2">
              <ChangingText>{counted(forms.attention, wrong, locale)}</ChangingText>{' '}
              <button
                type="button"
                onClick={(event) => focusNextInvalid(event, lastFocused.current)}
                className="min-h-11 cursor-pointer text-ink underline underline-offset-[0.25em]"
              >
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

type ButtonProps = ComponentProps<'button'> & { mark?: 'busy' | 'done' | undefined };

export function SubmitButton({ mark, children, ...rest }: ButtonProps) {
  return (
    <button
      type="submit"
      {...rest}
      className="button button-filled min-w-[min(12rem,100%)] max-sm:w-full"
    >
      {mark === 'busy' && <Icon of={LoaderCircle} strokeWidth={2} className="animate-spin" />}
      {mark === 'done' && <Icon of={Check} strokeWidth={2} />}
      {children}
    </button>
  );
}

export function PrivacyLine({ text, link, href }: { text: string; link: string; href: string }) {
  return (
    <p className="mt-8 text-mute text-sm lg:[.form-group~&]:pl-column">
      <span>{text}</span>{' '}
      <SiteLink href={href} className="text-ink underline underline-offset-[0.25em]">
        {link}
      </SiteLink>
    </p>
  );
}

/** Focuses the next invalid field after `last` in document order, and the first after the last one. */
function focusNextInvalid(
  { currentTarget }: SyntheticEvent<HTMLButtonElement>,
  last: Element | null,
) {
  const invalid = currentTarget.form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]');
  const fields = [...(invalid ?? [])];
  const isAfter = (field: Element) =>
    last && last.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING;
  (fields.find(isAfter) ?? fields[0])?.focus();
}
