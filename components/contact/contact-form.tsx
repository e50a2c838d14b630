'use client';

import { useState } from 'react';
import type { z } from 'zod/mini';
import { Field } from '@/components/forms/field';
import { FormFoot } from '@/components/forms/form-foot';
import { Honeypot } from '@/components/forms/honeypot';
import { honeypotOf } from '@/components/forms/robot-checks';
import type { ContactTexts, Reply } from '@/components/forms/texts';
import { useCheckedForm } from '@/components/forms/use-checked-form';
import { useSender } from '@/components/forms/use-sender';
import { type ContactField, contactSchema } from '@/lib/contact/schema';
import { newIdempotencyKey } from '@/lib/forms/idempotency-key';
import { HONEYPOT, MESSAGE_LENGTH } from '@/lib/forms/limits';

type Message = z.output<typeof contactSchema>;
type Props = { texts: ContactTexts; reply: Reply | null };

const EMPTY: Message = { name: '', email: '', phone: '', subject: '', message: '' };

/** A message to the agency. What could not be sent stays as it is. */
export function ContactForm({ texts, reply }: Props) {
  const { contact, forms } = texts;
  const url = `/api/contact?lang=${texts.locale}`;
  const checked = useCheckedForm<Message>(contactSchema, reply?.faults);
  const { form, faults } = checked;
  const [key, setKey] = useState(newIdempotencyKey);
  const [thanks, setThanks] = useState(false);
  const { sending, send, isBusy } = useSender(() => {
    form.reset(EMPTY);
    setKey(newIdempotencyKey());
    setThanks(true);
  });

  async function submit(message: Message | null): Promise<boolean> {
    if (isBusy()) return true;
    if (!message) return false;
    const website = honeypotOf(checked.props.ref.current);
    const outcome = await send({
      url,
      key,
      body: ({ name, ms }) => ({ ...message, [HONEYPOT]: website, [name]: ms }),
    });
    if (!outcome || outcome.sent) return true;
    const found = Object.entries(outcome.faults);
    for (const [name, fault] of found) {
      if (fault) form.setError(name as ContactField, { type: fault, message: fault });
    }
    return found.length === 0;
  }

  const input = (name: Exclude<ContactField, 'message'>, type: string, autoComplete: string) => (
    <Field
      name={name}
      label={contact.fields[name]}
      fault={faults[name] && forms.faults[faults[name]]}
      optional={name === 'phone' ? forms.optional : undefined}
      className={name === 'name' || name === 'subject' ? 'sm:col-span-2' : undefined}
    >
      {(control) => (
        <input
          {...control}
          {...form.register(name)}
          type={type}
          autoComplete={autoComplete}
          required={name !== 'phone'}
          defaultValue={reply?.values[name]}
        />
      )}
    </Field>
  );

  return (
    <form
      {...checked.props}
      action={url}
      method="post"
      onInput={() => setThanks(false)}
      onSubmit={checked.submit(submit)}
    >
      <div className="grid gap-x-8 gap-y-7 sm:grid-cols-2">
        {input('name', 'text', 'name')}
        {input('email', 'email', 'email')}
        {input('phone', 'tel', 'tel')}
        {input('subject', 'text', 'off')}
        <Field
          name="message"
          label={contact.fields.message}
          fault={faults.message && forms.faults[faults.message]}
          className="sm:col-span-2"
        >
          {(control) => (
            <textarea
              {...control}
              {...form.register('message')}
              rows={6}
              maxLength={MESSAGE_LENGTH}
              required
              defaultValue={reply?.values.message}
            />
          )}
        </Field>
      </div>
      <Honeypot label={forms.leaveEmpty} />
      <FormFoot
        texts={texts}
        sending={sending}
        labels={contact.fields}
        faults={faults}
        tried={checked.tried}
        thanks={thanks ? contact.thanks : null}
      />
    </form>
  );
}
