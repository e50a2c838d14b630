'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { ParagraphField, TextField } from '@/components/forms/fields';
import { Form, PrivacyLine, SubmitButton } from '@/components/forms/form';
import { useShowSent } from '@/components/forms/form-page';
import { readAnswers } from '@/components/forms/sent-screen';
import { ChangingText } from '@/components/ui/changing-text';
import { onPlainClick } from '@/components/ui/plain-click';
import { CASTING_ID } from '@/lib/favorites/ids';
import { BRIEF_MAX_LENGTH } from '@/lib/favorites/limits';
import { counted } from '@/lib/i18n/fill';
import { pathOf } from '@/lib/routes/build';
import { CAPITALS, CastingSent } from './casting-sent';
import { ChosenCover } from './chosen-cover';
import styles from './send-bar.module.css';
import { type Casting, useCasting } from './use-casting';

const MOST_FACES = 8;

type Props = Omit<Casting, 'onSent'> & {
  hidden?: boolean;
  /** Called when the visitor starts a new selection. */
  onAgain?: () => void;
};

export function CastingForm({ hidden, onAgain, ...casting }: Props) {
  const { locale, talents } = casting;
  const { form: texts, brief, privacy } = casting.texts;
  const show = useShowSent();
  const form = useCasting({
    ...casting,
    onSent: (sent) =>
      show(<CastingSent {...casting} answers={readAnswers(sent)} onAgain={onAgain} />),
  });
  const { sending, refused } = form;
  const button = useRef<HTMLButtonElement>(null);
  const busy = sending.state === 'sending';
  const wrong = Object.keys(form.faults);
  const empty = wrong.includes('talents') && talents.length === 0;
  const fields = wrong.filter((name) => name !== 'talents');
  const long = fields.length > 0 && fields.every((name) => name === 'message');
  const incomplete = empty || (fields.length > 0 && !long);
  const field = (name: 'name' | 'phone' | 'email') => ({
    ...form.field(name),
    label: texts[name],
    capitals: true,
  });

  // The form mounts when the browser has already given up on the `#` target.
  useEffect(() => {
    if (window.location.hash !== `#${CASTING_ID}`) return;
    showForm();
  }, []);

  // Sending disables the button, and a disabled button loses the focus.
  useEffect(() => {
    if (refused) button.current?.focus();
  }, [refused]);

  return (
    // The bar above, which there is if the selection has a talent to send, ends over the space above the title.
    <section
      id={CASTING_ID}
      hidden={hidden}
      className={`split gap-y-8 px-gutter pt-16 pb-8 [view-timeline:--casting] lg:pt-24 ${talents.length > 0 ? '-mt-16' : ''}`}
    >
      {/* What goes is in view beside the fields. */}
      <div className="lg:sticky lg:top-[calc(var(--spacing-header)+2rem)] lg:self-start">
        <h2 tabIndex={-1} className={`display ${CAPITALS} outline-none`}>
          {texts.title}
        </h2>
        {talents.length > 0 && <Sent {...casting} />}
      </div>
      <Form form={form} leaveEmpty={texts.leaveEmpty}>
        {/* Without script only the ids are posted, after the fields that the guard reads. */}
        <input type="hidden" name="ids" value={talents.map(({ id }) => id).join(',')} />
        <fieldset disabled={busy} className="grid gap-y-7">
          <TextField {...field('name')} type="text" autoComplete="name" />
          <TextField {...field('phone')} type="tel" autoComplete="tel" />
          <TextField {...field('email')} type="email" autoComplete="email" />
          <div>
            <ParagraphField
              {...form.field('message')}
              label={brief.title}
              optional={brief.optional}
              hint={brief.hint}
              capitals
              rows={4}
              maxLength={BRIEF_MAX_LENGTH}
            />
            {/* Without script no draft is stored. */}
            <p className="mt-1 text-mute text-sm noscript:hidden">
              <ChangingText>{form.notPersisted ? brief.unsaved : brief.saved}</ChangingText>
            </p>
          </div>
          <div>
            <PrivacyLine {...privacy} href={pathOf(locale, { page: 'privacy' })} />
            <div className="form-foot">
              <p role="alert" className="pb-4 font-medium text-accent text-sm empty:pb-0">
                {incomplete && <span>{texts.invalid}</span>}
                {empty && <span className="mt-1 block">{texts.emptyError}</span>}
                {!incomplete && long && <span>{brief.tooLong}</span>}
                {refused && <ChangingText>{refused}</ChangingText>}
              </p>
              <SubmitButton ref={button} mark={busy ? 'busy' : undefined}>
                <ChangingText>{busy ? texts.sending : texts.submit}</ChangingText>
              </SubmitButton>
            </div>
          </div>
        </fieldset>
      </Form>
    </section>
  );
}

/** The faces that the form sends, as far as there is room. */
function Sent({ talents, texts, locale }: Pick<Casting, 'talents' | 'texts' | 'locale'>) {
  const rest = talents.length - MOST_FACES;
  return (
    <>
      <p className="mt-4 text-mute tabular-nums">
        <ChangingText>{counted(texts.count, talents.length, locale)}</ChangingText>
      </p>
      <ul className="mt-3 flex flex-wrap items-end gap-1">
        {talents.slice(0, MOST_FACES).map(({ id, name, cover }) => (
          <li key={id} className="w-12 lg:w-18">
            <ChosenCover name={name} cover={cover} sizes="4.5rem" className="aspect-3/4" />
            <span className="sr-only">{name}</span>
          </li>
        ))}
        {rest > 0 && <li className="pl-2 text-mute">{`+ ${rest}`}</li>}
      </ul>
    </>
  );
}

function showForm(): void {
  const section = document.getElementById(CASTING_ID);
  section?.querySelector('h2')?.focus({ preventScroll: true });
  section?.scrollIntoView();
}

/** A sticky link to the form below the selection; `children` come before it. */
export function SendBar({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div
      className={`bottom-bar z-20 flex flex-wrap items-center justify-end gap-x-3 px-gutter print:hidden ${styles.bar}`}
    >
      {children}
      <a
        href={`#${CASTING_ID}`}
        // Not by its fragment: that of the comparison would be replaced, which shows the list.
        onClick={onPlainClick(showForm)}
        className="button button-filled"
      >
        <ChangingText>{text}</ChangingText>
      </a>
    </div>
  );
}
